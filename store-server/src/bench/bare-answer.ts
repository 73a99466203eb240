import { CrashProcess } from '../durability/crash-process';
import { measureLoad } from './load';
import { processorTimeOf } from './process-facts';

/** Bytes of the answer: as many as a short one of the store has. */
const BYTES = 1000;

const PROGRAM = `
const { createServer } = await import('node:http');
const body = JSON.stringify('x'.repeat(${BYTES}));
const head = { 'content-type': 'application/json', 'content-length': body.length };
const server = createServer((_request, response) => response.writeHead(200, head).end(body));
server.listen(0, () => console.log('ready http://localhost:' + server.address().port));
`;

/** Processor time of an answer for which Node.js has nothing to do, in milliseconds: the unit of the calls. */
export async function measureBareAnswer(admins: number, seconds: number): Promise<number> {
  const server = new CrashProcess({}, ['--input-type=module', '-e', PROGRAM]);
  try {
    const [, origin = ''] = await server.said(/^ready (\S+)$/m);
    const load = { origin, headers: {}, admins, path: () => '/' };
    await measureLoad({ ...load, seconds: 1 });
    const before = processorTimeOf(server.pid);
    const { calls } = await measureLoad({ ...load, seconds });
    return (processorTimeOf(server.pid) - before) / calls;
  } finally {
    await server.kill();
  }
}
