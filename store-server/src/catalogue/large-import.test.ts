import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { CrashProcess } from '../durability/crash-process';
import { crashProgram } from '../durability/crash-program';
import { testEngine } from '../testing/engines';
import { writeRelease } from '../testing/release.fixture';
import { temporaryDirectory } from '../testing/temporary-directory';

const ROWS = 12_000;
/** Heap for the server's own objects; the imported file is larger. */
const HEAP_MB = 64;
const DESCRIPTION = 'A long story about a mug. '.repeat(230);

async function writeCatalogue(file: string): Promise<number> {
  const stream = createWriteStream(file);
  stream.write('ID,Type,SKU,Name,Published,Description,"Regular price"\n');
  for (let id = 1; id <= ROWS; id += 1) {
    if (!stream.write(`${id},simple,SKU-${id},Mug ${id},1,"${id} ${DESCRIPTION}",5\n`)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
  return stream.bytesWritten;
}

it('an export larger than the memory of the server is taken whole, row by row, and says how far it is', async () => {
  const catalogue = join(temporaryDirectory('export'), 'catalogue.csv');
  expect(await writeCatalogue(catalogue)).toBeGreaterThan(HEAP_MB * 1_048_576);
  const { dataDir, databaseUrl } = await testEngine.place('large import');
  const server = new CrashProcess(
    {
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      RELEASE_DIR: writeRelease(),
      CATALOG: catalogue,
    },
    [`--max-old-space-size=${HEAP_MB}`, await crashProgram()],
  );
  try {
    await server.ready(120_000);
    expect(server.output.match(/^Catalogue \d+ %/gm)).toEqual(['Catalogue 25 %', 'Catalogue 50 %', 'Catalogue 75 %']);
    expect(server.output).toContain(`${ROWS} simple products`);
  } finally {
    await server.kill();
  }
}, 150_000);
