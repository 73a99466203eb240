import { createOutcomes } from '../slots/slot-outcome';
import { pageChange } from './page-changes';

const build = (name: string, version: string) => ({ name, version, builtAt: '2026-11-20T10:00:00Z' });
const own = [build('root-config', '1.0.0'), build('mfe-reports', '1.0.0'), build('mfe-settings', '1.0.0')];

const changeBy = (current: readonly object[] | null, before: readonly object[] = own) => {
  const outcomes = createOutcomes(window, () => 'reports');
  outcomes.add({ app: 'reports', milliseconds: 100, failure: null });
  const answers: Readonly<Record<string, readonly object[] | null>> = { own: before, current };
  const send = (async (url: string) => {
    const apps = answers[new URL(url, 'http://localhost').searchParams.get('page') ?? ''];
    return { ok: apps !== null, json: async () => ({ apps }) };
  }) as unknown as typeof fetch;
  return pageChange({ send, own: 'own', current: 'current', outcomes });
};

it.each([
  ['an application that was started here', ['1.0.0', '1.1.0', '1.0.0'], 'changed'],
  ['a shared build', ['1.1.0', '1.0.0', '1.0.0'], 'changed'],
  ['an application that was not', ['1.0.0', '1.0.0', '1.1.0'], 'none'],
  ['nothing', ['1.0.0', '1.0.0', '1.0.0'], 'none'],
] as const)('says whether another version of %s changes the page [D-9]', async (_what, versions, is) => {
  expect(await changeBy(own.map(({ name }, index) => build(name, versions[index] ?? '')))).toBe(is);
});

it('is no change that an old version of a library beside the live one came or went', async () => {
  const both = [...own, build('shared-ui@1.0.0', '1.0.0')];
  expect([await changeBy(both), await changeBy(own, both)]).toEqual(['none', 'none']);
});

it('takes it for changed where the server cannot say', async () => {
  expect(await changeBy(null)).toBe('changed');
});

it('is critical where a version that pages should not go on without came since, also before the current one', async () => {
  const now = own.map(({ name }) => build(name, name === 'mfe-settings' ? '1.0.0' : '1.2.0'));
  const [shell, reports, settings] = now;
  expect(await changeBy([shell, { ...reports, critical: '1.1.0' }, settings].map((each) => ({ ...each })))).toBe(
    'critical',
  );
  expect(await changeBy([shell, reports, { ...settings, critical: '0.9.0' }].map((each) => ({ ...each })))).toBe(
    'changed',
  );
});
