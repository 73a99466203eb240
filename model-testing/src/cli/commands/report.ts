import { statSync } from 'node:fs';
import { exit, Misuse, modelsNamed, type Command } from '../command';
import { writeReport } from '../write-report';

/** Writes the report. */
export const report: Command = {
  name: 'report',
  words: '[MODEL…]',
  summary: 'Writes one HTML file: charts coloured by coverage, recordings step by step, what sets two of them apart.',
  details: [
    'It opens from disk and asks for nothing else. Every step has an address of its own. Ends with 1 when a recording fails.',
  ],
  examples: [
    'report',
    'report phone --output /tmp/phone.html',
    'report --screens /tmp/traces',
    'report --against before.html',
  ],
  options: {
    output: { type: 'string', value: 'FILE', default: 'model-testing/dist/report.html', help: 'where to' },
    against: { type: 'string', value: 'FILE', help: 'an earlier report: the overview shows what became more or less' },
    screens: { type: 'string', value: 'DIR', help: 'traces of replays on the screen: DIR/MODEL/RECORDING/trace.json' },
  },
  run: async (typed, at, terminal) => {
    const screens = typed.text('screens');
    if (screens !== null && statSync(screens, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw new Misuse(`There is no folder ${screens}.`);
    const { failed } = await writeReport(
      {
        models: modelsNamed(typed.words, at),
        output: typed.text('output') ?? '',
        against: typed.text('against'),
        screens,
      },
      at,
      terminal,
    );
    return failed.length > 0 ? exit.found : exit.fine;
  },
};
