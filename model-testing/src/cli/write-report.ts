import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyModel } from '@listings/shared-machines/models';
import { svgOf } from '../diagram/svg';
import { keptRecordings } from '../recordings/recording-files';
import { collect, type ReportSources } from '../report/collect';
import { dataFrom, pageOf } from '../report/page';
import type { ReportData, ReportModel } from '../report/report-data';
import { testsByRequirement } from '../report/requirement-tests';
import { screenTrace, tracedRecordings } from '../report/screens';
import { requirementsShare } from '../report/viewer/requirement-counts';
import { failedOf, sharesOf } from '../report/viewer/shares';
import { count, Misuse, type Terminal, type Workplace } from './command';
import { explanationBook } from './explanations';
import { textIn } from './files';

/** What a report that was written before says, to compare with. */
function earlierIn(file: string | null): ReportData['earlier'] {
  if (file === null) return null;
  const text = textIn(file);
  try {
    const { made, models } = dataFrom(text);
    const shares = Object.fromEntries(models.map((model) => [model.id, sharesOf(model)]));
    return { made, shares, requirements: requirementsShare({ models }) };
  } catch {
    throw new Misuse(`${file} is no report.`);
  }
}

/** Content and place of a report. */
export interface ReportOrder {
  readonly models: readonly AnyModel[];
  readonly output: string;
  /** An earlier report. */
  readonly against?: string | null;
  /** A folder of traces. */
  readonly screens?: string | null;
}

/** A report that was written. */
export interface WrittenReport {
  readonly address: string;
  /** Recordings that did not replay, by model and file with the address of the step. */
  readonly failed: readonly string[];
}

const failuresIn = ({ id, recordings }: ReportModel, address: string): readonly string[] =>
  recordings.flatMap(({ file, verdict, onScreen }) => {
    const failed = [verdict, onScreen].find((each) => each?.ok === false);
    return failed?.ok === false ? [`${address}#/recording/${id}/${file}/${failed.at}`] : [];
  });

/** Writes it, and prints its address. */
export async function writeReport(
  { models, output, against = null, screens = null }: ReportOrder,
  at: Workplace,
  { print, progress }: Terminal,
): Promise<WrittenReport> {
  const book = explanationBook(at.explanations, 'coverage');
  const sources: ReportSources = {
    recordings({ id }) {
      const kept = keptRecordings(at.recordings, id);
      return [...kept, ...tracedRecordings(screens, id, kept)];
    },
    explanations: ({ id }) => book[id] ?? {},
    screens: ({ id }, file) => screenTrace(screens, id, file),
    draw: (drawing) => svgOf(drawing, { isToned: false, direction: 'top-down' }),
  };
  const earlier = earlierIn(against);
  const collected: ReportModel[] = [];
  for (const model of models) {
    progress(`${model.id}: report`);
    collected.push(await collect(model, sources));
  }
  const file = resolve(output);
  const tests = testsByRequirement(at.project, dirname(file));
  const page = pageOf({ made: new Date().toISOString(), models: collected, tests, earlier }, at.reportSources);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
  const address = pathToFileURL(file).href;
  print(`${address}: ${count(models.length, 'machine')}, ${Math.ceil(page.length / 1000)} kB`);
  const failed = collected.reduce((sum, model) => sum + failedOf(model), 0);
  if (failed > 0) print(`${count(failed, 'recording')} failed.`);
  return { address, failed: collected.flatMap((model) => failuresIn(model, address)) };
}
