import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../testing/command-line.fixture';

const { typed } = commandLine();
const folder = join(import.meta.dirname, '../..');

/** Commands as the page has them: `npm run model -- replay phone --on jsdom`. */
const commandsOf = (page: string): readonly (readonly string[])[] =>
  [...readFileSync(join(folder, page), 'utf8').matchAll(/npm run model -- ([a-z]+)([^`\n]*)/g)].map(
    ([, name, rest]) => [name ?? '', ...[...(rest ?? '').matchAll(/--([a-z]+)/g)].map(([option]) => option)],
  );

it.each(['GUIDE.md', 'README.md'])('%s names commands and options that there are', async (page) => {
  const commands = commandsOf(page);
  expect(commands.length).toBeGreaterThan(10);
  for (const [name, ...options] of commands) {
    const { code, text } = await typed(`${name} --help`);
    expect([name, code]).toEqual([name, 0]);
    for (const option of options)
      expect([name, `${text}\n  --help `]).toEqual([name, expect.stringContaining(`  ${option} `)]);
  }
});
