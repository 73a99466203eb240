import type { AlertInbox, AlertSettings, AlertWebhook } from '../contract';
import type { Samples } from './samples';

const inbox: AlertInbox = {
  unread: 1,
  alerts: [
    {
      id: 7,
      rule: 'products_disapproved',
      tone: 'warning',
      at: 1664280000,
      read: false,
      cured: false,
      title: '12% of your products are disapproved',
      text: '3 products are not shown to shoppers.',
      action: 'See the issues',
      url: '/google/product-feed?view=issues',
    },
  ],
  next_page: '7',
};
const settings: AlertSettings = {
  rules: [
    {
      key: 'products_disapproved',
      name: 'Disapproved products',
      what: 'More of your products are disapproved than the share you set.',
      on: true,
      mail: false,
      threshold: { value: 10, unit: 'percent', max: 100 },
    },
  ],
  digest: 'daily',
  digest_hour: 8,
  quiet: { from: 22, to: 7 },
  mail: 'anna@shop.example',
  mail_available: true,
  mail_kept: false,
};
const webhook: AlertWebhook = {
  url: 'https://chat.example/hooks/7',
  secret: null,
  last: { at: 1664280000, test: true, state: 'failed', status: 503, problem: null },
};
const wanted = {
  language: 'en',
  rules: [{ key: 'products_disapproved', on: true, mail: false, threshold: 10 }],
  digest: 'daily' as const,
  digest_hour: 8,
  quiet: { from: 22, to: 7 },
  mail: 'anna@shop.example',
};

/** Calls about what the store's server tells of by itself. */
export const alertSamples = {
  countUnreadAlerts: {
    sent: 'GET /wc/gla/alerts/unread',
    reply: { status: 200, body: { unread: 3 } },
    gives: { unread: 3 },
  },
  listAlerts: {
    input: { query: { language: 'de', per_page: 1, next_page: '8' } },
    sent: 'GET /wc/gla/alerts?language=de&per_page=1&next_page=8',
    reply: { status: 200, body: inbox },
    gives: inbox,
  },
  markAlertsRead: {
    input: { body: { ids: [7] } },
    sent: 'POST /wc/gla/alerts/read',
    body: { ids: [7] },
    reply: { status: 200, body: { unread: 0 } },
    gives: { unread: 0 },
  },
  getAlertSettings: {
    input: { query: { language: 'de' } },
    sent: 'GET /wc/gla/alerts/settings?language=de',
    reply: { status: 200, body: settings },
    gives: settings,
  },
  saveAlertSettings: {
    input: { body: wanted },
    sent: 'POST /wc/gla/alerts/settings',
    body: wanted,
    reply: { status: 200, body: settings },
    gives: settings,
  },
  getAlertWebhook: {
    sent: 'GET /wc/gla/alerts/webhook',
    reply: { status: 200, body: webhook },
    gives: webhook,
  },
  saveAlertWebhook: {
    input: { body: { url: webhook.url, new_secret: true } },
    sent: 'POST /wc/gla/alerts/webhook',
    body: { url: webhook.url, new_secret: true },
    reply: { status: 200, body: { ...webhook, secret: 'kept' } },
    gives: { ...webhook, secret: 'kept' },
  },
  testAlertWebhook: {
    sent: 'POST /wc/gla/alerts/webhook/test',
    reply: { status: 200, body: webhook },
    gives: webhook,
  },
} satisfies Partial<Samples>;
