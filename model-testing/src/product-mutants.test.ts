import { join } from 'node:path';
import { models } from '@listings/shared-machines/models';
import { explanationBook } from './cli/explanations';
import { killer, mutantsIn, trustworthy } from './mutate/mutate';
import { keptRecordings } from './recordings/recording-files';

/** Least share of mistakes the recordings notice, of those that are mistakes. */
const threshold = 98;

const root = join(__dirname, '..');
const reasons = explanationBook(join(root, 'explanations'), 'mutants');
const each = models.map((model) => [model.id, model] as const);
const isNone = (reason: string | undefined): boolean => reason?.startsWith('no mistake') === true;

describe.each(each)('the recordings of %s', (id, model) => {
  it('notice every systematic mistake in its chart, but those that are explained: npm run model -- mutate --write', () => {
    const recordings = trustworthy(model, keptRecordings(join(root, 'recordings'), id));
    const explained = reasons[id] ?? {};
    const mutants = mutantsIn(model, recordings);
    const survivors = mutants.filter((mutant) => killer(mutant, model, recordings) === null).map((mutant) => mutant.id);
    expect(survivors.filter((survivor) => explained[survivor] === undefined)).toEqual([]);
    expect(Object.keys(explained).filter((survivor) => !survivors.includes(survivor))).toEqual([]);
    const mistakes = mutants.filter((mutant) => !isNone(explained[mutant.id])).length;
    const killed = mutants.length - survivors.length;
    expect((100 * killed) / mistakes).toBeGreaterThanOrEqual(threshold);
  });
});
