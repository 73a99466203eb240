import type { FakeHandlers } from './fake-handlers';
import { ok } from './fake-handlers';

type AlertKey =
  | 'countUnreadAlerts'
  | 'listAlerts'
  | 'markAlertsRead'
  | 'getAlertSettings'
  | 'saveAlertSettings'
  | 'getAlertWebhook'
  | 'saveAlertWebhook'
  | 'testAlertWebhook';

/** Handlers of the calls about alerts: words come as the test has put them into the store. */
export const fakeAlertsHandlers: FakeHandlers<AlertKey> = {
  countUnreadAlerts: (_, { alerts }) => ok({ unread: alerts.unread }),
  listAlerts: (_, { alerts }) => ok(alerts),
  markAlertsRead: ({ body: { ids } }, store) => {
    const alerts = store.alerts.alerts.map((alert) =>
      ids === undefined || ids.includes(alert.id) ? { ...alert, read: true } : alert,
    );
    store.alerts = { ...store.alerts, alerts, unread: alerts.filter(({ read }) => !read).length };
    return ok({ unread: store.alerts.unread });
  },
  getAlertSettings: (_, store) => ok(store.alertSettings),
  saveAlertSettings: ({ body: { rules, digest, digest_hour, quiet, mail } }, store) => {
    const wanted = new Map(rules.map((rule) => [rule.key, rule]));
    store.alertSettings = {
      ...store.alertSettings,
      digest,
      digest_hour,
      quiet,
      mail,
      rules: store.alertSettings.rules.map((rule) => {
        const { on = rule.on, mail: byMail = rule.mail, threshold = null } = wanted.get(rule.key) ?? {};
        const limit = rule.threshold && { ...rule.threshold, value: threshold ?? rule.threshold.value };
        return { ...rule, on, mail: byMail, threshold: limit };
      }),
    };
    return ok(store.alertSettings);
  },
  getAlertWebhook: (_, store) => ok(store.alertWebhook),
  saveAlertWebhook: ({ body: { url, new_secret } }, store) => {
    const isFirst = store.alertWebhook.url === null && url !== null;
    store.alertWebhook = { ...store.alertWebhook, url };
    return ok({ ...store.alertWebhook, secret: isFirst || new_secret ? 'the secret' : null });
  },
  testAlertWebhook: (_, store) => {
    if (store.alertWebhook.url === null) return ok(store.alertWebhook);
    const last = { at: 1_664_280_000, test: true, state: 'waiting', status: null, problem: null } as const;
    store.alertWebhook = { ...store.alertWebhook, last };
    return ok(store.alertWebhook);
  },
};
