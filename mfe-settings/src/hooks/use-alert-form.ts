import type { AlertRuleSettings, AlertSettings } from '@listings/shared-api/contract';
import { useAttempt, useLeaveGuard, usePage } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';
import { useCallback, useState } from 'react';
import { contested, isSame, merged, valuesOf, type AlertValues } from '../screens/alerts/alert-form.rules';

export type RuleForm = AlertRuleSettings;

/** What is entered about alerts, and how it is saved. */
export interface AlertForm {
  readonly values: AlertValues;
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
  /** What was entered here and made something else elsewhere, in words: saving keeps what was entered. */
  readonly contested: readonly string[];
  readonly busy: boolean;
  /** The same function each time, as `changeRule`. */
  readonly change: (change: Partial<AlertValues>) => void;
  readonly changeRule: (key: string, change: Partial<RuleForm>) => void;
  readonly save: () => void;
}

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

/** What the fields are called beside those of rules. */
const fieldNames = {
  digest: 'alerts.digest',
  digest_hour: 'alerts.digest',
  quiet: 'alerts.quiet',
  mail: 'alerts.address',
} as const;

const withRule = (values: AlertValues, key: string, change: Partial<RuleForm>): AlertValues => ({
  ...values,
  rules: values.rules.map((rule) => (rule.key === key ? { ...rule, ...change } : rule)),
});

/**
 * The form begins with what was read, and goes on with what was saved. What is read anew, as after mails were stopped by
 * their link, is in the form at once, beside what was entered. So it is read anew before it is saved, all of it: what
 * another browser saved stays, and what both changed is saved once that has been said.
 */
export function useAlertForm(read: AlertSettings, readAnew: () => Promise<AlertSettings | undefined>): AlertForm {
  const t = useText('settings');
  const { api, language, notices } = usePage();
  const attempt = useAttempt();
  const [saved, setSaved] = useState(() => valuesOf(read));
  const [values, setValues] = useState(saved);
  const [latest, setLatest] = useState(read);
  const [both, setBoth] = useState<readonly string[]>([]);
  const contestedBy = (kept: AlertValues): readonly string[] => {
    const { fields, rules } = contested(values, saved, kept);
    return [...rules, ...new Set(fields.map((field) => t(fieldNames[field])))];
  };
  const take = (kept: AlertValues) => {
    setBoth((before) => [...new Set([...before, ...contestedBy(kept)])]);
    setSaved(kept);
    setValues((current) => merged(current, saved, kept));
  };
  // What was read before a save is taken there: it may be rendered after the save.
  const [taken, setTaken] = useState(read);
  if (latest !== read) {
    setLatest(read);
    if (read !== taken) take(valuesOf(read));
  }
  const [busy, setBusy] = useState(false);
  const changeRule: AlertForm['changeRule'] = useCallback(
    (key, part) => setValues((before) => withRule(before, key, part)),
    [],
  );
  const change: AlertForm['change'] = useCallback((part) => setValues((before) => ({ ...before, ...part })), []);
  const isChanged = !isSame(values, saved);
  useLeaveGuard(isChanged);
  const isWrongAddress = values.mail !== '' && !ADDRESS.test(values.mail);
  const save = async () => {
    setBusy(true);
    const now = await readAnew();
    const kept = now === undefined ? saved : valuesOf(now);
    if (now !== undefined) {
      setTaken(now);
      take(kept);
    }
    if (contestedBy(kept).length > 0) return setBusy(false);
    const sent = merged(values, saved, kept);
    const { rules, digest, digest_hour, quiet, mail } = sent;
    const wanted = rules.map(({ key, on, mail: byMail, threshold }) => ({
      key,
      on,
      mail: byMail,
      threshold: threshold?.value ?? null,
    }));
    await attempt('saveAlertSettings', async () => {
      const body = { language, rules: wanted, digest, digest_hour, quiet, mail: mail === '' ? null : mail };
      const answer = valuesOf(await api.saveAlertSettings({ body }));
      setSaved(answer);
      setBoth([]);
      // What was changed while the answer was on its way stays, to be saved next.
      setValues((current) => merged(current, sent, answer));
      notices.show({ kind: 'success', text: t('alerts.saved') });
    }).finally(() => setBusy(false));
  };
  return {
    values,
    hasMail: read.mail_available,
    isChanged,
    isMailKept: read.mail_kept,
    isWrongAddress,
    lacksAddress: read.mail_available && values.mail === '' && values.rules.some(({ on, mail }) => on && mail),
    isEmptyNight: values.quiet !== null && values.quiet.from === values.quiet.to,
    contested: isChanged ? both : [],
    busy,
    change,
    changeRule,
    save: () => void save(),
  };
}
