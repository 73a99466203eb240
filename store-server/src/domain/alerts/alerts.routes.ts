import type { AlertSettings as WireSettings } from '@listings/shared-api/contract';
import type { Selectable } from 'kysely';
import type { ServerConfig } from '../../base/config';
import type { Database } from '../../db/tables';
import { ok, type Handlers } from '../../calls/handler';
import type { ServerTexts } from '../../texts/server-texts';
import { textsOf } from './alert-mail-words';
import { canMail } from './alert-mail-sender';
import { dropUnwanted } from './alert-mails.store';
import { inboxPage, markRead, unreadAlerts } from './alert-inbox.store';
import { alertRuleKeys, isAlertRule, ruleOf, type AlertRuleKey } from './alert-rules';
import { readAlertSettings, writeAlertSettings, type AlertSettings, type RuleSettings } from './alert-settings.store';
import type { AlertTable } from './alert.table';
import type { FactValue } from './alert.types';
import { alertWords } from './alert-words';

type InboxRow = Omit<Selectable<AlertTable>, 'occurrence'> & { readonly read_at: number | null };

function wireAlert({ id, rule, object, at, cured_at, facts, read_at }: InboxRow, texts: ServerTexts) {
  // A rule of an earlier version is told of no more.
  if (!isAlertRule(rule)) return [];
  const { tone, place } = ruleOf(rule);
  return [
    {
      id,
      rule,
      tone,
      at: Math.floor(at / 1000),
      read: read_at !== null,
      cured: cured_at !== null,
      ...alertWords(texts, rule, JSON.parse(facts) as Record<string, FactValue>),
      url: place(object),
    },
  ];
}

const wireRule = (key: AlertRuleKey, { on, mail, threshold }: RuleSettings, { t }: ServerTexts) => {
  const rule = ruleOf(key);
  return {
    key,
    name: t(`alerts.${key}.name`),
    what: t(`alerts.${key}.what`),
    on,
    mail,
    threshold: rule.threshold && { ...rule.threshold, value: threshold ?? rule.threshold.value },
  };
};

const wireSettings = (
  { rules, digest, digestHour, quiet, mail }: AlertSettings,
  texts: ServerTexts,
  config: Pick<ServerConfig, 'mail' | 'sandbox'>,
): WireSettings => ({
  rules: alertRuleKeys.map((key) => wireRule(key, rules[key], texts)),
  digest,
  quiet,
  mail,
  digest_hour: digestHour,
  mail_available: canMail(config),
  mail_kept: canMail(config) && config.mail === null,
});

/** The rules as they are to be from now on; those that are not named, or not known, stay. */
function changedRules(
  before: AlertSettings['rules'],
  wanted: readonly ({ readonly key: string } & RuleSettings)[],
): AlertSettings['rules'] {
  const changed = wanted.flatMap(({ key, on, mail, threshold }) => {
    if (!isAlertRule(key)) return [];
    const { threshold: known } = ruleOf(key);
    return [[key, { on, mail, threshold: known && Math.min(threshold ?? known.value, known.max) }] as const];
  });
  return { ...before, ...Object.fromEntries(changed) };
}

const pageToken = (id: number): string => String(id);

const belowOf = (token: string | undefined): number | undefined =>
  token !== undefined && /^\d{1,15}$/.test(token) ? Number(token) : undefined;

const answerUnread = async (db: Database, person: string) => ok({ unread: await unreadAlerts(db, person) });

export const alertsHandlers: Pick<
  Handlers,
  'countUnreadAlerts' | 'listAlerts' | 'markAlertsRead' | 'getAlertSettings' | 'saveAlertSettings'
> = {
  countUnreadAlerts: (_request, context) => answerUnread(context.db, context.person.id),
  listAlerts: async ({ query: { language, per_page, next_page } }, context) => {
    const texts = textsOf(language);
    const person = context.person.id;
    const rows = await inboxPage(context.db, person, belowOf(next_page), per_page + 1);
    const page = rows.slice(0, per_page);
    const last = page.at(-1);
    return ok({
      unread: await unreadAlerts(context.db, person),
      alerts: page.flatMap((row) => wireAlert(row, texts)),
      next_page: rows.length > per_page && last ? pageToken(last.id) : null,
    });
  },
  markAlertsRead: async ({ body: { ids } }, context) => {
    const person = context.person.id;
    await markRead(context.db, person, ids ?? 'all', context.clock.now());
    return answerUnread(context.db, person);
  },
  getAlertSettings: async ({ query: { language } }, context) =>
    ok(wireSettings(await readAlertSettings(context.db, context.person), textsOf(language), context.config)),
  saveAlertSettings: async ({ body }, context) => {
    const { rules, digest, digest_hour: digestHour, quiet, mail, language } = body;
    const before = await readAlertSettings(context.db, context.person);
    const texts = textsOf(language);
    const changed = { rules: changedRules(before.rules, rules), digest, digestHour, quiet, mail };
    const after = { ...changed, language: texts.language };
    await writeAlertSettings(context.db, context.person.id, after);
    await dropUnwanted(context.db, context.person.id, after);
    return ok(wireSettings(after, texts, context.config));
  },
};
