/** `npm run gallery [-- --port N]`: serves the stories of all packages until it is ended. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startGallery } from './server/gallery-server';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4400' } } });
const gallery = await startGallery(join(import.meta.dirname, '../..'), Number(values.port));
console.log(`ready ${gallery.url}`);
const end = () => void gallery.close().then(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
