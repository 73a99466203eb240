import { join } from 'node:path';
import * as door from '@listings/shared-machines';
import { failureText, models } from '@listings/shared-machines/models';
import { check } from './check/check';
import { withEveryStatus } from './check/every-status';
import { explanationBook } from './cli/explanations';
import { machinesIn } from './cli/machines';
import { cover, missing, openFindings, staleExplanations, staleUses } from './coverage/coverage';
import { explore } from './explore/explore';
import { fingerprint } from './recordings/fingerprint';
import { keptRecordings } from './recordings/recording-files';
import { concerned } from './search/requirements-at';

const root = join(__dirname, '..');
const explanations = explanationBook(join(root, 'explanations'), 'coverage');
const each = models.map((model) => [model.id, model] as const);

it('knows a model of every machine', () => {
  const known = models.map(({ machine }) => machine);
  const unknown = Object.entries(machinesIn(door)).filter(([, machine]) => !known.includes(machine));
  expect(unknown.map(([name]) => name)).toEqual([]);
});

describe.each(each)('the model of %s', (id, model) => {
  const recordings = keptRecordings(join(root, 'recordings'), id);
  const explained = explanations[id] ?? {};
  const covered = cover(model, recordings, explained);

  it('has nothing the check finds, in any situation some clock allows, whatever status a call is refused with', () => {
    const found = check(explore(withEveryStatus(model)));
    expect(openFindings(found, covered, explained)).toEqual([]);
    expect(staleUses(found, explained)).toEqual([]);
  });

  it('has goals and requirements', () => {
    expect(Object.keys(model.goals ?? {})).not.toEqual([]);
    expect(Object.keys(model.requirements ?? {})).not.toEqual([]);
  });

  it('does what was recorded', () => {
    const failures = covered.replays.flatMap(({ recording, verdict }) =>
      verdict.ok ? [] : [failureText(recording, verdict), concerned(model, recording, verdict.at)],
    );
    expect(failures).toEqual([]);
  });

  it('has recordings of the chart as it is now: npm run model -- diff, then generate', () => {
    const old = recordings.filter(({ recording }) => recording.fingerprint !== fingerprint(model.machine));
    expect(old.map(({ file }) => file)).toEqual([]);
  });

  it('has recordings that go through every state, arrow and outcome of a guard, but those that are explained', () => {
    expect(missing(covered)).toEqual([]);
    expect(staleExplanations(covered, explained)).toEqual([]);
    expect(covered.requirements.flatMap(({ items }) => items.filter(({ isCovered }) => !isCovered))).toEqual([]);
  });
});
