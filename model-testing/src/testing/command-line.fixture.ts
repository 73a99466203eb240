import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Workplace } from '../cli/command';
import { run } from '../cli/run';
import { orderModel } from './order.fixture';

/** The command line on the order machine, in a folder of its own for each test. */
export function commandLine() {
  const model = orderModel();
  let root = '';
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'model-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  const place = (models = [model], machines: Workplace['machines'] = { orderMachine: model.machine }): Workplace => ({
    models,
    machines,
    recordings: join(root, 'recordings'),
    explanations: join(root, 'explanations'),
    project: root,
    reportSources: join(root, 'report'),
  });

  /** Output and exit code of a command; `answers` are typed at its prompt. */
  const typed = async (line: string, at = place(), answers: readonly string[] = []) => {
    const printed: string[] = [];
    const waiting = [...answers];
    const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
    const code = await run(args, at, {
      print: (text) => printed.push(text),
      progress: () => {},
      ask: (question) => {
        printed.push(question);
        return Promise.resolve(waiting.shift() ?? null);
      },
    });
    return { code, text: printed.join('\n') };
  };

  /** A path in the folder of the test. */
  const within = (path: string): string => join(root, path);

  return { model, place, typed, within };
}
