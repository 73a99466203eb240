import { failureText, models, type Recording, type Verdict } from '@listings/shared-machines/models';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { concerned } from '../search/requirements-at';
import { inWords } from '../trace/in-words';
import type { Trace } from '../trace/trace';

/** Beside the trace of a tour that failed: what is told of it. */
const evidenceFile = 'evidence.txt';

/** A tour through a screen, by model and file, and the folder for what is kept of such tours. */
export interface Tour {
  readonly folder: string;
  readonly model: string;
  readonly file: string;
  readonly recording: Recording;
  /** Traced also when nothing fails. */
  readonly isTraced: boolean;
}

/** Hands that lead a tour and trace it. */
export interface Leading {
  readonly replay: () => Promise<Verdict>;
  /** Traces the next replay; pictures go into the folder. */
  readonly traceInto: (folder: string) => void;
  readonly traced: () => Trace;
}

/** Folder of a tour's trace, created where missing, as `report --screens` reads it. */
function placeOf({ folder, model, file }: Tour): string {
  const place = join(folder, model, file);
  mkdirSync(place, { recursive: true });
  return place;
}

async function traced(tour: Tour, { replay, traceInto, traced: end }: Leading): Promise<Verdict> {
  const place = placeOf(tour);
  traceInto(place);
  const verdict = await replay();
  const keep = (name: string, content: unknown): void =>
    writeFileSync(join(place, `${name}.json`), JSON.stringify(content));
  keep('trace', end());
  keep('recording', tour.recording);
  keep('verdict', verdict);
  return verdict;
}

/**
 * Leads a tour; one that fails is led once more and traced. Answers with '' or with the failing step, what is not as it
 * should be in words, and where the report shows it.
 */
export async function evidenceOf(tour: Tour, leading: Leading): Promise<string> {
  rmSync(join(tour.folder, tour.model, tour.file), { recursive: true, force: true });
  const first = tour.isTraced ? await traced(tour, leading) : await leading.replay();
  if (first.ok) return '';
  const shown = tour.isTraced ? first : await traced(tour, leading);
  const { folder, model, file, recording } = tour;
  const known = models.find(({ id }) => id === model);
  const requirements = known === undefined ? null : concerned(known, recording, first.at);
  const text = [
    failureText(recording, first),
    ...(requirements === null ? [] : [`  ${requirements}`]),
    ...first.differences.flatMap(inWords).map((sentence) => `  ${sentence}`),
    ...(shown.ok ? ['  Led once more, it did not fail: the trace is of that.'] : []),
    `  trace:  ${join(folder, model, file)}`,
    `  report: model-testing/dist/report.html#/recording/${model}/${file}/${shown.ok ? first.at : shown.at}, after npm run model -- report --screens ${folder}`,
  ].join('\n');
  writeFileSync(join(folder, model, file, evidenceFile), text);
  return text;
}

/** What is told of the tours of a model that failed, or of one of them, in a folder of traces. */
export function evidenceIn(folder: string, model: string, only: string | null): readonly string[] {
  const place = join(folder, model);
  const files = only !== null ? [only] : existsSync(place) ? readdirSync(place).sort() : [];
  return files
    .map((file) => join(place, file, evidenceFile))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
}
