import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { commandLine } from '../testing/command-line.fixture';

const { model, place, typed, within } = commandLine();

const copy = (from: string, to: string): void => {
  mkdirSync(dirname(within(to)), { recursive: true });
  writeFileSync(within(to), readFileSync(within(from), 'utf8'));
};

it('takes no recording of another model for its own, and takes none of it away', async () => {
  const at = place([model, { ...model, id: 'delivery' }]);
  await typed('generate', at);
  copy('recordings/order/arrows-1.json', 'recordings/delivery/arrows-7.json');
  const stray = within('recordings/delivery/arrows-7.json');
  const refused = { code: 2, text: `${stray}: is of order, not of delivery: move it, or mend "model".` };
  expect([await typed('generate delivery', at), await typed('replay delivery', at)]).toEqual([refused, refused]);
  expect(readdirSync(within('recordings/order'))).toEqual(['arrows-1.json', 'arrows-2.json']);
  expect(existsSync(stray)).toBe(true);
});
