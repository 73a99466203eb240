import { answers, invalid, refuses, type Behaviour } from './behaviour';
import { someTable } from './described';

const wanted = { digest: 'weekly', digest_hour: 17, quiet: { from: 22, to: 7 }, mail: 'anna@shop.example' } as const;
const kept = { ...wanted, rules: someTable(), mail_available: true, mail_kept: true };
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
];
