import type { AnyModel } from '@listings/shared-machines/models';
import {
  goneNames,
  nameKinds,
  namesIn,
  namesIt,
  namesNow,
  renamed,
  type Names,
  type Renaming,
} from '../../edit/rename';
import { fingerprint } from '../../recordings/fingerprint';
import { keep, keptRecordings } from '../../recordings/recording-files';
import { textOf } from '../../recordings/recording-text';
import { replay } from '../../replay/replay';
import { count, exit, Misuse, modelNamed, type Command, type Workplace } from '../command';
import { explanationBook } from '../explanations';
import { named } from '../names';

const listOf = (names: readonly string[]): string => names.join(' | ') || 'none';

/** What is meant by the old name and the new one; throws where that is no renaming. */
function renamingFrom(old: string, next: string, { id }: AnyModel, recorded: Names, now: Names): Renaming {
  const gone = goneNames(recorded, now);
  const names = gone.map(([, name]) => name);
  const kept = nameKinds.find((kind) => now[kind].has(old));
  if (kept !== undefined)
    throw new Misuse(`${old} is still a ${kept} of ${id}: give it its new name there first, then to the recordings.`);
  const found = named(old, names);
  const [kind, from] = gone.find(([, name]) => name === found) ?? [];
  if (kind === undefined || from === undefined)
    throw new Misuse(`No recording of ${id} has a name ${old} that is gone. Gone are: ${listOf(names)}.`);
  const fresh = [...now[kind]].filter((name) => !recorded[kind].has(name));
  const to = now[kind].has(next) ? next : named(next, fresh);
  if (typeof to === 'string') return { kind, from, to };
  throw new Misuse(`${id} has no ${kind} ${next}. New are: ${listOf(fresh)}.`);
}

/** What else has the old name, which is mended by hand; null where nothing has. */
function elsewhere(renaming: Renaming, model: AnyModel, at: Workplace): string | null {
  const has = (keys: readonly string[]): number => keys.filter((key) => namesIt(key, renaming)).length;
  const places = [
    ['requirements of the model', has(Object.keys(model.requirements ?? {}))] as const,
    ...(['coverage', 'mutants'] as const).map((name) => {
      const known = explanationBook(at.explanations, name)[model.id] ?? {};
      return [`explanations/${name}.json`, has(Object.keys(known))] as const;
    }),
  ].filter(([, number]) => number > 0);
  if (renaming.kind !== 'state' || places.length === 0) return null;
  return `Still named so, to be mended by hand: ${places.map(([place, number]) => `${place} (${number})`).join(', ')}.`;
}

/** Gives recordings another name. */
export const rename: Command = {
  name: 'rename',
  words: 'MODEL OLD NEW',
  summary: 'Puts the new name of a state, move, call or answer into recordings, and replays them.',
  details: [
    'For a name that was changed in the machine or its model, when what happens stayed the same. Nothing else of a recording',
    'is written anew: what differs beside the name still fails, and it ends with 1. A part of a name is enough; an answer',
    'is named with its call, `call: answer`. States within a state go with it.',
  ],
  examples: [
    'rename phone awaitingCode codeAwaited',
    'rename phone flow.awaitingCode flow.codeAwaited',
    'rename phone "edits the number" "changes the number"',
    'rename phone "verifyPhoneNumber: wrong code" "verifyPhoneNumber: another code"',
  ],
  options: {
    folder: { type: 'string', value: 'DIR', help: 'another folder than that of the committed recordings' },
  },
  run: (typed, at, { print }) => {
    const [word, old, next, extra] = typed.words;
    if (word === undefined || old === undefined || next === undefined || extra !== undefined)
      throw new Misuse('rename takes a model, the name that recordings have, and the one it has now.');
    const model = modelNamed(word, at);
    const folder = typed.text('folder') ?? at.recordings;
    const kept = keptRecordings(folder, model.id);
    const renaming = renamingFrom(old, next, model, namesIn(kept.map(({ recording }) => recording)), namesNow(model));
    let changed = 0;
    const failed: string[] = [];
    for (const { file, recording } of kept) {
      const now = renamed(recording, renaming);
      if (textOf(now) !== textOf(recording)) changed += 1;
      const verdict = replay(model, now);
      if (!verdict.ok)
        failed.push(
          `  ✗ ${file} fails all the same, at ${verdict.at === 0 ? '' : `step ${verdict.at}: `}${verdict.sentence}`,
        );
      keep(folder, { file, recording: verdict.ok ? { ...now, fingerprint: fingerprint(model.machine) } : now });
    }
    const all = count(kept.length, 'recording');
    print(`${model.id}: ${renaming.from} is ${renaming.to} in ${changed} of ${all}.`);
    for (const line of failed) print(line);
    print(
      failed.length === 0
        ? `${all} replayed.`
        : `${failed.length} of ${all} failed: \`npm run model -- replay ${model.id}\` shows what differs beside the name.`,
    );
    const rest = elsewhere(renaming, model, at);
    if (rest !== null) print(rest);
    return failed.length === 0 ? exit.fine : exit.found;
  },
};
