import type { AlertRuleSettings } from '@listings/shared-api/contract';
import { serverRead, useActorWithInput, useEmitted, useLeaveGuard, usePage, useReads } from '@listings/shared-app';
import {
  alertSettingsActors,
  alertSettingsMachine,
  alertSettingsReads,
  alertValuesOf,
  isAlertsChanged,
  isEmptyNight,
  isWrongAddress,
  viewOf,
  type Actor,
  type AlertSettingsContext,
  type AlertValues,
} from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';

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

/** The form, once it is read. */
export interface AlertsView {
  readonly isFailed: boolean;
  readonly readAgain: () => void;
  readonly form: AlertForm | null;
}

/** What the fields are called beside those of rules. */
const fieldNames = {
  digest: 'alerts.digest',
  digest_hour: 'alerts.digest',
  quiet: 'alerts.quiet',
  mail: 'alerts.address',
} as const;

const isBusy = (actor: Actor<typeof alertSettingsMachine>) => {
  const snapshot = actor.getSnapshot();
  return snapshot.hasTag('editable') && snapshot.hasTag('busy');
};

/** What the context says of the form. */
function factsOf({ settings, values }: AlertSettingsContext) {
  if (settings === null) return null;
  const hasMail = settings.mail_available;
  return {
    values,
    hasMail,
    isMailKept: settings.mail_kept,
    isChanged: isAlertsChanged(values, alertValuesOf(settings)),
    isWrongAddress: isWrongAddress(values),
    lacksAddress: hasMail && values.mail === '' && values.rules.some(({ on, mail }) => on && mail),
    isEmptyNight: isEmptyNight(values),
  };
}

/** What the reader is told of, as it is kept, and as it is entered. */
export function useAlertForm(): AlertsView {
  const t = useText('settings');
  const { api, language, notices, queryClient } = usePage();
  const reads = useReads(alertSettingsReads);
  const machine = useMemo(
    () => alertSettingsMachine.provide({ actors: { ...alertSettingsActors(api), reads } }),
    [api, reads],
  );
  // Who comes back sees what was read before, while it is read anew.
  const { queryKey } = serverRead(api, 'getAlertSettings', { query: { language } });
  const actor = useActorWithInput(machine, { language, known: queryClient.getQueryData(queryKey) }, { isBusy });
  useEmitted(actor, 'alerts.saved', () => notices.show({ kind: 'success', text: t('alerts.saved') }), 'untilStopped');
  const snapshot = useSelector(actor, (state) => state);
  const facts = factsOf(snapshot.context);
  useLeaveGuard(facts?.isChanged === true);
  const changeRule: AlertForm['changeRule'] = useCallback(
    (key, change) => actor.send({ type: 'rule.change', key, change }),
    [actor],
  );
  const change: AlertForm['change'] = useCallback(
    (part) => actor.send({ type: 'values.change', change: part }),
    [actor],
  );
  const { rules, fields } = snapshot.context.contested;
  return {
    isFailed: viewOf(snapshot) === 'failed',
    readAgain: () => actor.send({ type: 'retry' }),
    form: facts && {
      ...facts,
      contested: facts.isChanged ? [...rules, ...new Set(fields.map((field) => t(fieldNames[field])))] : [],
      busy: snapshot.hasTag('busy'),
      change,
      changeRule,
      save: () => actor.send({ type: 'save' }),
    },
  };
}
