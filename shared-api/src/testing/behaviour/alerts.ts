import { answers, invalid, refuses, type Behaviour } from './behaviour';
import { someTable, someText } from './described';

const wanted = { digest: 'weekly', digest_hour: 17, quiet: { from: 22, to: 7 }, mail: 'anna@shop.example' } as const;
const kept = { ...wanted, rules: someTable(), mail_available: true, mail_kept: true };
const HOOK = 'https://chat.example/hooks/7';
const nothing = { unread: 0, alerts: [], next_page: null };

/** What the store tells of by itself. */
export const alertBehaviours: readonly Behaviour[] = [
  {
    rule: 'nothing is told of where nothing has happened, and all of it can be marked as read',
    given: 'connected',
    steps: [
      answers('countUnreadAlerts', {}, { unread: 0 }),
      answers('listAlerts', { query: {} }, nothing),
      answers('markAlertsRead', { body: {} }, { unread: 0 }),
    ],
  },
  {
    rule: 'how alerts are told is kept: digest, quiet hours and address',
    given: 'connected',
    steps: [
      answers('saveAlertSettings', { body: { rules: [], ...wanted } }, kept),
      answers('getAlertSettings', { query: {} }, kept),
      refuses('saveAlertSettings', { body: { rules: [], ...wanted, mail: 'nobody' } }, invalid('mail')),
    ],
  },
  {
    rule: 'a webhook is kept, its secret is told once, and only an address with https is taken',
    given: 'connected',
    steps: [
      answers('getAlertWebhook', {}, { url: null, secret: null, last: null }),
      answers('saveAlertWebhook', { body: { url: HOOK } }, { url: HOOK, secret: someText(), last: null }),
      answers('saveAlertWebhook', { body: { url: HOOK } }, { url: HOOK, secret: null, last: null }),
      answers('getAlertWebhook', {}, { url: HOOK, secret: null, last: null }),
      refuses('saveAlertWebhook', { body: { url: 'http://chat.example/hooks/7' } }, invalid('url')),
      answers('saveAlertWebhook', { body: { url: null } }, { url: null, secret: null, last: null }),
      answers('testAlertWebhook', {}, { url: null, secret: null, last: null }),
    ],
  },
];
