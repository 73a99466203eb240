import { join } from 'node:path';
import { StartError } from '../base/start-error';
import { openTempStore, type TempStore } from './catalogue.fixture';
import { runImport } from './catalogue-runner';

describe('import at the terminal', () => {
  let store: TempStore;
  let lines: string[];

  beforeEach(async () => {
    store = await openTempStore();
    lines = [];
  });

  afterEach(() => store.remove());

  const run = (file: string, verbose = false) =>
    runImport({ file, digits: 2, transaction: store.transaction, onLine: (line) => lines.push(line), verbose });

  it('tells the summary of a file that was asked for', async () => {
    await run(await store.write('shop.csv', 'ID,Type,Name\n1,simple,Mug\n'), true);
    expect(lines).toEqual(['shop.csv: 1 of 1 row taken', '  1 simple product']);
  });

  it('keeps quiet about a file nobody asked for, unless something is wrong with it', async () => {
    await run(await store.write('own.csv', 'ID,Type,Name\n1,simple,Mug\n'));
    expect(lines).toEqual([]);
    await run(await store.write('own.csv', 'ID,Type,Name\n1,simple,\n'));
    expect(lines).toContain('  line 2, column "Name": is empty');
  });

  it.each([
    ['missing.csv', null, 'There is no such file.'],
    ['empty.csv', '', 'It is empty.'],
    ['other.csv', 'a,b\n', 'It is no product export: the columns are missing: ID, Type, Name.'],
  ])('ends with one clear line when %s cannot be taken', async (name, content, reason) => {
    const file = content === null ? join(store.dir, name) : await store.write(name, content);
    const failure = await run(file).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(failure).toMatchObject({ message: `The catalogue ${file} cannot be read. ${reason}`, exitCode: 66 });
  });
});
