import { SilentPages, silentAfterMs } from './silent-pages';

it('takes a page for silent that has said nothing for long enough, once, and none that has', () => {
  let now = 0;
  const pages = new SilentPages(() => now);
  const page = { session: 's', release: 'r', app: 'mfe-a' };
  const other = { ...page, session: 't' };
  for (const opened of [page, page, other]) pages.opened({ ...opened, witness: '' });
  pages.heard(page);
  now = silentAfterMs - 1;
  expect(pages.takeSilent()).toEqual([]);
  now = silentAfterMs;
  expect([pages.takeSilent(), pages.takeSilent()].map((taken) => taken.map(({ session }) => session))).toEqual([
    ['s', 't'],
    [],
  ]);
});
