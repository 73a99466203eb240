import { shell } from '../testing/live.fixture';
import { checkManifest } from './manifest-check';

const withWatch = (watch: unknown) => ({
  ...shell.manifest,
  page: { ...(shell.manifest.page ?? { entry: '', title: '', body: '', routes: {} }), watch },
});

it('takes a page with a script that watches its start, and one without', () => {
  expect(checkManifest(withWatch('document.title="x";'), shell.manifest.name).page?.watch).toBe('document.title="x";');
  expect(checkManifest(shell.manifest, shell.manifest.name).page).toEqual(shell.manifest.page);
});

it.each(['', 'x</script><script>y', "x='<!--';", `"${'x'.repeat(5000)}"`, 1, null])(
  'refuses what could not stand in the one script element: %j [D-3]',
  (watch) => {
    expect(() => checkManifest(withWatch(watch), shell.manifest.name)).toThrow(
      'manifest.json.page.watch: is missing or misshapen',
    );
  },
);
