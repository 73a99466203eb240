import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

/** An empty directory that goes when the test file has ended. */
export const temporaryDirectory = (name: string): string => {
  const directory = mkdtempSync(join(tmpdir(), `${name}-`));
  made.push(directory);
  return directory;
};

afterAll(() => {
  for (const directory of made) rmSync(directory, { recursive: true, force: true });
});
