import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Inside the project, so that the packages it names are found from there. */
const FOLDER = join(process.cwd(), 'node_modules/.cache');

/** Packages with parts that are no JavaScript. */
const OUTSIDE = ['better-sqlite3', 'pg'];

/** Globals that CommonJS packages expect. */
const SURROUNDINGS = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const __filename = import.meta.filename ?? '';
const __dirname = import.meta.dirname ?? '';`;

async function bundle(): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const outfile = join(FOLDER, 'crash-server.mjs');
  // Another test may be starting its server from the file: it finds the old one or the new one, whole.
  const written = join(FOLDER, `crash-server-${process.pid}.mjs`);
  await build({
    entryPoints: [join(process.cwd(), 'store-server/src/durability/crash-server.ts')],
    outfile: written,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
    external: OUTSIDE,
    banner: { js: SURROUNDINGS },
  });
  renameSync(written, outfile);
  return outfile;
}

let bundled: Promise<string> | undefined;

/** The server in one file: a process that is killed after half a second should not spend it with reading two hundred. */
export const crashProgram = (): Promise<string> => {
  bundled ??= bundle();
  return bundled;
};
