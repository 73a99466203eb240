import { readFileSync, writeFileSync } from 'node:fs';
import { commandLine } from '../testing/command-line.fixture';

const { typed, within } = commandLine();

/** A recording that begins where the model has no start any more, beside the same with a start. */
const gone = async (): Promise<void> => {
  await typed('record order --name here --start with --steps "types nothing; types an address"');
  const text = readFileSync(within('recordings/order/here.json'), 'utf8');
  writeFileSync(within('recordings/order/gone.json'), text.replace('"with an address"', '"gone"'));
};

const cause = 'the start: The model has no start “gone”.';

it('tells by diff that a recording cannot begin any more, and that two begin in another way', async () => {
  await gone();
  expect(await typed('diff order')).toEqual({
    code: 1,
    text: `order/gone\n  ends at ${cause}\n1 model does something else than was recorded.`,
  });
  expect(await typed('diff order/gone order/here')).toEqual({
    code: 1,
    text: ['  ~ 0. the start', '      begins: "gone" → "with an address"', '    … 2 the same'].join('\n'),
  });
});

it('finds the steps of a recording that cannot begin any more, and edits and shortens none of it', async () => {
  await gone();
  expect((await typed('search "types nothing"')).text.split('\n')).toEqual([
    'order/gone: here',
    '  1. the admin types nothing → editing',
    'order/here: here',
    '  1. the admin types nothing → editing',
    '2 steps in 2 recordings.',
  ]);
  expect(await typed('edit order/gone --remove 1 --name other')).toEqual({
    code: 1,
    text: `Nothing is written. Of the changed walk ${cause}`,
  });
  expect(await typed('minimise order/gone')).toEqual({
    code: 2,
    text: `“here” (order) ends at ${cause} There is nothing to shorten.`,
  });
});
