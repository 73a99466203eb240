import { ApiError, type AlertRuleSettings, type AlertSettings } from '@listings/shared-api/contract';
import { useFailureNotice, useLeaveGuard, usePage } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';
import { useCallback, useState } from 'react';

export type RuleForm = AlertRuleSettings;

interface Values extends Pick<AlertSettings, 'rules' | 'digest' | 'digest_hour' | 'quiet'> {
  readonly mail: string;
}

/** What is entered about alerts, and how it is saved. */
export interface AlertForm {
  readonly values: Values;
  /** The server can send mails. */
  readonly hasMail: boolean;
  /** There is no mail server: mails are kept on the sandbox page. */
  readonly isMailKept: boolean;
  readonly isChanged: boolean;
  readonly isWrongAddress: boolean;
  /** A rule is to be told by mail, and there is no address. */
  readonly lacksAddress: boolean;
  /** The quiet hours end when they begin. */
  readonly isEmptyNight: boolean;
  readonly busy: boolean;
  readonly change: (change: Partial<Values>) => void;
  /** The same function each time. */
  readonly changeRule: (key: string, change: Partial<RuleForm>) => void;
  readonly save: () => void;
}

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

const valuesOf = ({ rules, digest, digest_hour, quiet, mail }: AlertSettings): Values => ({
  rules,
  digest,
  digest_hour,
  quiet,
  mail: mail ?? '',
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is kept by now, with what was entered since another state of it was shown. */
function merged(entered: Values, shown: Values, kept: Values): Values {
  const pick = <K extends keyof Values>(key: K): Values[K] =>
    isSame(entered[key], shown[key]) ? kept[key] : entered[key];
  const rules = kept.rules.map((rule) => {
    const [mine, before] = [entered, shown].map((values) => values.rules.find(({ key }) => key === rule.key));
    return mine === undefined || isSame(mine, before) ? rule : mine;
  });
  return { rules, digest: pick('digest'), digest_hour: pick('digest_hour'), quiet: pick('quiet'), mail: pick('mail') };
}

/**
 * The form begins with what was read, and goes on with what was saved. What is read anew, as after mails were stopped by
 * their link, is in the form at once, beside what was entered.
 */
export function useAlertForm(read: AlertSettings): AlertForm {
  const t = useText('settings');
  const { api, language, notices } = usePage();
  const notifyFailure = useFailureNotice();
  const [saved, setSaved] = useState(() => valuesOf(read));
  const [values, setValues] = useState(saved);
  const [latest, setLatest] = useState(read);
  if (latest !== read) {
    const kept = valuesOf(read);
    setLatest(read);
    setSaved(kept);
    setValues(merged(values, saved, kept));
  }
  const [busy, setBusy] = useState(false);
  const changeRule: AlertForm['changeRule'] = useCallback(
    (key, change) =>
      setValues((before) => ({
        ...before,
        rules: before.rules.map((rule) => (rule.key === key ? { ...rule, ...change } : rule)),
      })),
    [],
  );
  const isChanged = !isSame(values, saved);
  useLeaveGuard(isChanged);
  const isWrongAddress = values.mail !== '' && !ADDRESS.test(values.mail);
  const save = async () => {
    const { rules, digest, digest_hour, quiet, mail } = values;
    const wanted = rules.map(({ key, on, mail: byMail, threshold }) => ({
      key,
      on,
      mail: byMail,
      threshold: threshold?.value ?? null,
    }));
    setBusy(true);
    try {
      const body = { language, rules: wanted, digest, digest_hour, quiet, mail: mail === '' ? null : mail };
      const now = valuesOf(await api.saveAlertSettings({ body }));
      setSaved(now);
      // What was changed while the answer was on its way stays, to be saved next.
      setValues((current) => (current === values ? now : current));
      notices.show({ kind: 'success', text: t('alerts.saved') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notifyFailure('saveAlertSettings', error);
    } finally {
      setBusy(false);
    }
  };
  return {
    values,
    hasMail: read.mail_available,
    isChanged,
    isMailKept: read.mail_kept,
    isWrongAddress,
    lacksAddress: read.mail_available && values.mail === '' && values.rules.some(({ on, mail }) => on && mail),
    isEmptyNight: values.quiet !== null && values.quiet.from === values.quiet.to,
    busy,
    change: (change) => setValues((before) => ({ ...before, ...change })),
    changeRule,
    save: () => void save(),
  };
}
