/** Serves what was built, as `npm start` does, without looking whether anything has to be built. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const server = pathToFileURL(join(import.meta.dirname, '../../store-server/dist/main.mjs'));
const { run } = await import(server.href);
process.exit(await run(process.argv.slice(2), process.env));
