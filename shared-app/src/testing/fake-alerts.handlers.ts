import type { FakeHandlers } from './fake-handlers';
import { ok } from './fake-handlers';

type AlertKey = 'countUnreadAlerts' | 'listAlerts' | 'markAlertsRead' | 'getAlertSettings' | 'saveAlertSettings';

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
};
