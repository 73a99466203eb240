import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import * as machines from '@listings/shared-machines';
import { models } from '@listings/shared-machines/models';
import { machinesIn } from './cli/machines';
import { atPace } from './cli/pace';
import { run } from './cli/run';
import type { Terminal, Workplace } from './cli/command';

const root = join(import.meta.dirname, '..');
const at: Workplace = {
  models,
  machines: machinesIn(machines),
  recordings: join(root, 'recordings'),
  explanations: join(root, 'explanations'),
  project: join(root, '..'),
  reportSources: join(root, 'src/report'),
};

const { stdin, stdout, stderr } = process;
// Whoever reads, such as `head`, has read enough.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const eraseLine = '\r\u001B[K';
/** What a long run does now, told once in a while where nothing can be overwritten. */
const telling = atPace((text) => stderr.write(`${text}\n`));

const answersFrom = createInterface({ input: stdin, terminal: false });
const lines = answersFrom[Symbol.asyncIterator]();

const terminal: Terminal = {
  print: (text) => {
    if (stderr.isTTY) stderr.write(eraseLine);
    telling.done();
    stdout.write(`${text}\n`);
  },
  progress: (text) => {
    if (stderr.isTTY) stderr.write(`${eraseLine}${text}`);
    else telling.progress(text);
  },
  ask: async (question) => {
    stdout.write(question);
    const { value, done } = await lines.next();
    return done === true ? null : value;
  },
};

process.exitCode = await run(process.argv.slice(2), at, terminal);
if (stderr.isTTY) stderr.write(eraseLine);
answersFrom.close();
