/** Serves what was built, as `npm start` does, without looking whether anything has to be built. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Moves the clock of this process so that it begins at `STORE_TIME`, and goes on from there. */
function moveClock(begin) {
  const moved = Date.parse(begin) - Date.now();
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      if (parts.length === 0) super(RealDate.now() + moved);
      else super(...parts);
    }

    static now() {
      return RealDate.now() + moved;
    }
  };
}

if (process.env.STORE_TIME !== undefined) moveClock(process.env.STORE_TIME);
const server = pathToFileURL(join(import.meta.dirname, '../../store-server/dist/main.mjs'));
const { run } = await import(server.href);
process.exit(await run(process.argv.slice(2), process.env));
