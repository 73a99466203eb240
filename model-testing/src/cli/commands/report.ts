import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { svgOf } from '../../diagram/svg';
import { keptRecordings } from '../../recordings/recording-files';
import { collect, type ReportSources } from '../../report/collect';
import { pageOf } from '../../report/page';
import type { ReportModel } from '../../report/report-data';
import { screenTrace } from '../../report/screens';
import { failedOf } from '../../report/viewer/shares';
import { explanationBook } from '../explanations';
import { count, exit, modelsNamed, type Command } from '../command';

/** Writes the report. */
export const report: Command = {
  name: 'report',
  words: '[MODEL…]',
  summary: 'Writes one HTML file: charts coloured by coverage, recordings step by step, what sets two of them apart.',
  details: [
    'It opens from disk and asks for nothing else. Every step has an address of its own. Ends with 1 when a recording fails.',
  ],
  examples: ['report', 'report phone --output /tmp/phone.html', 'report --screens /tmp/screens'],
  options: {
    output: { type: 'string', value: 'FILE', default: 'model-testing/dist/report.html', help: 'where to' },
    screens: { type: 'string', value: 'DIR', help: 'pictures of replays on the screen: DIR/MODEL/RECORDING/STEP.png' },
  },
  run: async (typed, at, { print, progress }) => {
    const screens = typed.text('screens');
    const book = explanationBook(at.explanations, 'coverage');
    const sources: ReportSources = {
      recordings: ({ id }) => keptRecordings(at.recordings, id),
      explanations: ({ id }) => book[id] ?? {},
      screens: ({ id }, file) => screenTrace(screens, id, file),
      draw: (drawing) => svgOf(drawing, { isToned: false, direction: 'top-down' }),
    };
    const models: ReportModel[] = [];
    for (const model of modelsNamed(typed.words, at)) {
      progress(`${model.id}: report`);
      models.push(await collect(model, sources));
    }
    const file = resolve(typed.text('output') ?? '');
    const page = pageOf({ made: new Date().toISOString(), models }, at.reportSources);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
    const failed = models.reduce((sum, model) => sum + failedOf(model), 0);
    print(`${pathToFileURL(file).href}: ${count(models.length, 'machine')}, ${Math.ceil(page.length / 1000)} kB`);
    if (failed > 0) print(`${count(failed, 'recording')} failed.`);
    return failed > 0 ? exit.found : exit.fine;
  },
};
