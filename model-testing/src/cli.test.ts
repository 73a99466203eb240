import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

it('ends without an error once nobody reads on, as in `… | head`', async () => {
  const args = ['tools/run.mjs', '--tsx', 'model-testing/src/cli.ts', 'search', 'sends the code'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([said, code]).toEqual(['', 0]);
}, 60_000);
