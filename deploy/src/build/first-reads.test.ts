import { firstReads, openDays, openLanguage } from './first-reads';

it('writes the addresses as the client does, with the days of the range and the language left open [19.6]', () => {
  const { after, before } = openDays.secondary;
  expect(
    firstReads({
      always: [['getSetupStatus']],
      mcSetupComplete: [
        ['listIssues', { params: { issue_type: 'account' }, query: { page: 1, per_page: 5 } }],
        ['getFreeProgramsReport', { query: { after, before, fields: ['clicks', 'impressions'] } }],
        ['getAlertSettings', { query: { language: openLanguage } }],
      ],
    }),
  ).toEqual({
    always: ['/wc/gla/mc/setup'],
    mcSetupComplete: [
      '/wc/gla/mc/issues/account?page=1&per_page=5',
      '/wc/gla/mc/reports/programs?after={previousAfter}&before={previousBefore}&fields%5B0%5D=clicks&fields%5B1%5D=impressions',
      '/wc/gla/alerts/settings?language={language}',
    ],
  });
});

it('writes the address of a read whose answer opens a view as well', () => {
  expect(
    firstReads(
      { always: [['getSetupStatus']] },
      { read: ['getSetupStatus'], field: 'status', is: 'complete', view: '/setup?step=last' },
    ),
  ).toEqual({
    always: ['/wc/gla/mc/setup'],
    opens: [{ read: '/wc/gla/mc/setup', field: 'status', is: 'complete', view: '/setup?step=last' }],
  });
});
