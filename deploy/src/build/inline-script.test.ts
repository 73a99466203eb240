import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withInlineScript } from './inline-script';

const folder = mkdtempSync(join(tmpdir(), 'inline-script-'));
const page = { entry: 'root', title: 'T', body: '<main></main>', routes: {} };

const textOf = (source: string) => {
  writeFileSync(join(folder, 'watch.ts'), source);
  return withInlineScript({ ...page, watch: './watch.ts' }, folder).watch;
};

it('prints a script in the syntax of browsers that know no modules', () => {
  const text = textOf(`(() => { const said: string = \`\${location.href}!\`; document.title = said; })();`);
  expect(text).toBe('!function(){var t="".concat(location.href,"!");document.title=t}();');
});

it.each(["document.title = '</b>';", "document.title = '<!doctype html>';"])(
  'refuses a script with what could end or hide the element it is printed into: %s',
  (source) => expect(() => textOf(source)).toThrow('would end the script element that it is printed into'),
);

it('leaves a page without such a script as it is', () => {
  expect(withInlineScript(page, folder)).toBe(page);
});
