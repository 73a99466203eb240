import { sentenceOf, type AnyModel } from '@listings/shared-machines/models';
import { mutantsIn, mutate as tried, trustworthy, type Fate, type Missed, type Tried } from '../../mutate/mutate';
import { keepInsteadOf, keptRecordings, type KeptRecording } from '../../recordings/recording-files';
import { recordWalk } from '../../recordings/record-walk';
import { count, exit, Misuse, modelsNamed, type Command, type Typed, type Workplace } from '../command';
import { explanationBook, writeExplanations } from '../explanations';
import { Kinds } from '../kinds';
import { tryFlaws } from '../try-flaws';

const isOwn = ({ file, recording }: KeptRecording): boolean =>
  recording.origin.how === 'generated' && /^mutants-\d+$/.test(file);

const sameText = (situations: number): string => `no mistake: the same in all ${situations} situations`;

/** The reason proves that it is no mistake. */
const isSame = (reason: string): boolean => reason.startsWith('no mistake');

/** Reason why a mutant that no recording notices may survive; null where one must be written by hand. */
const reasonOf = (fate: Fate): string | null => {
  if (fate.by === 'check') return `found by check: ${fate.finding}`;
  return fate.by === 'nobody' && fate.because === 'same' ? sameText(fate.situations) : null;
};

/** A reason somebody wrote; one that was proved earlier is proved again. */
const byHand = (reason: string | undefined): string | undefined =>
  reason === undefined || /^(no mistake|found by check): /.test(reason) ? undefined : reason;

const walkText = (fate: Missed): string =>
  [...(fate.begins === null ? [] : [fate.begins]), ...fate.actions.map(sentenceOf)].join('; ');

/** Outcome of all mutants of one model. */
interface Outcome {
  readonly all: readonly Tried[];
  /** Reasons for those no recording notices, by the name of the mutant. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Mutants without a recording, a finding or a reason. */
  readonly open: readonly Tried[];
  /** Recordings that are missing, where they shall be written. */
  readonly made: readonly KeptRecording[];
}

function outcomeOf(model: AnyModel, at: Workplace, writes: boolean, told: (done: number) => void): Outcome {
  const kept = keptRecordings(at.recordings, model.id);
  const recordings = [...trustworthy(model, writes ? kept.filter((each) => !isOwn(each)) : kept)];
  const written = explanationBook(at.explanations, 'mutants')[model.id] ?? {};
  const reasons: Record<string, string> = {};
  const all: Tried[] = [];
  const open: Tried[] = [];
  const made: KeptRecording[] = [];
  for (const each of tried(model, recordings)) {
    all.push(each);
    told(all.length);
    const { mutant, fate } = each;
    if (fate.by === 'recording') continue;
    const reason = byHand(written[mutant.id]) ?? reasonOf(fate);
    if (reason !== null) reasons[mutant.id] = reason;
    else if (writes && fate.by === 'nobody' && fate.because === 'missed') {
      const origin = { how: 'generated', detail: `tells apart: ${mutant.id}` } as const;
      const missing = {
        file: `mutants-${made.length + 1}`,
        recording: recordWalk(model, fate.actions, { name: `not ${mutant.id}`, origin, begins: fate.begins }),
      };
      made.push(missing);
      recordings.push(missing);
    } else open.push(each);
  }
  return { all, reasons, open, made };
}

/** Writes what is missing and what was proved once all of a model is known: a run that is broken off changes nothing. */
function write({ id }: AnyModel, { made, reasons }: Outcome, { recordings, explanations }: Workplace): void {
  keepInsteadOf(keptRecordings(recordings, id).filter(isOwn), recordings, made);
  writeExplanations(explanations, 'mutants', id, reasons);
}

/** Counts the mistakes of a model by their kind; what is proved to be none is left out. */
function tally({ all, reasons, open }: Outcome, kinds: Kinds): void {
  const unnoticed = new Set([...Object.keys(reasons), ...open.map(({ mutant }) => mutant.id)]);
  for (const { mutant } of all)
    if (!isSame(reasons[mutant.id] ?? '')) kinds.note(mutant.kind, !unnoticed.has(mutant.id));
}

function report({ all, reasons, open }: Outcome, typed: Typed): readonly string[] {
  const told = Object.entries(reasons).filter(([, reason]) => typed.has('list') || !isSame(reason));
  return [
    ...(typed.has('list')
      ? all.flatMap(({ mutant, fate }) =>
          fate.by === 'recording' ? [`    killed: ${mutant.id}: ${fate.file}, step ${fate.step}`] : [],
        )
      : []),
    ...told.map(([id, reason]) => `    explained: ${id}: ${reason}`),
    ...open.map(({ mutant, fate }) => {
      const walk = fate.by === 'nobody' && fate.because === 'missed' ? `: noticed by ${walkText(fate)}` : '';
      return `    survives: ${mutant.id}${walk}`;
    }),
  ];
}

/** Puts mistakes into machines and looks whether the recordings notice. */
export const mutate: Command = {
  name: 'mutate',
  words: '[MODEL…]',
  summary: 'Puts one mistake at a time into a chart, and looks whether the recordings notice.',
  details: [
    'Of what no recording notices, a walk through both machines side by side, in every situation, finds what would tell them',
    'apart, or proves that they are the same. Reasons stand in explanations/mutants.json. Takes minutes; `npm test` replays',
    'every mutant and holds the survivors to that file. Ends with 1 when the share killed is below the threshold, or when',
    'somebody survives without a reason. With --on jsdom it is the screens that have flaws: a control whose handler is not',
    'called, one that works while it must not, a text exchanged; reasons stand in explanations/flaws.json.',
  ],
  examples: ['mutate phone', 'mutate phone --list', 'mutate --write', 'mutate phone --on jsdom'],
  options: {
    threshold: {
      type: 'string',
      value: 'PERCENT',
      default: '98',
      to: 100,
      help: 'least share killed of those that are mistakes',
    },
    on: {
      type: 'string',
      oneOf: ['machine', 'jsdom'],
      default: 'machine',
      help: 'mistakes in charts, or flaws of screens in jsdom',
    },
    list: { type: 'boolean', help: 'every mutant, with the recording and step that notices it' },
    write: { type: 'boolean', help: 'write the recordings that are missing, and the reasons that were proved' },
  },
  run: (typed, at, terminal) => {
    const threshold = typed.number('threshold');
    for (const option of ['list', 'write'])
      if (typed.text('on') === 'jsdom' && typed.has(option))
        throw new Misuse(`--${option} is for mistakes in charts: without --on jsdom.`);
    if (typed.text('on') === 'jsdom') return tryFlaws(modelsNamed(typed.words, at), threshold, at, terminal);
    const { print, progress } = terminal;
    let [mistakes, killed, open] = [0, 0, 0];
    const kinds = new Kinds();
    for (const model of modelsNamed(typed.words, at)) {
      const about = mutantsIn(model, keptRecordings(at.recordings, model.id)).length;
      const told = (done: number) => progress(`${model.id}: ${done} of about ${about} mistakes`);
      const outcome = outcomeOf(model, at, typed.has('write'), told);
      const same = Object.values(outcome.reasons).filter(isSame).length;
      const survivors = Object.keys(outcome.reasons).length + outcome.open.length;
      const dead = outcome.all.length - survivors;
      mistakes += outcome.all.length - same;
      killed += dead;
      open += outcome.open.length;
      tally(outcome, kinds);
      print(
        `${outcome.open.length === 0 ? '✓' : '✗'} ${model.id}: ${dead} of ${count(outcome.all.length - same, 'mistake')} noticed, ${same} that are none`,
      );
      for (const line of report(outcome, typed)) print(line);
      if (typed.has('write')) write(model, outcome, at);
    }
    print(kinds.rows);
    const percent = mistakes === 0 ? 100 : (100 * killed) / mistakes;
    print(`${killed} of ${mistakes} noticed: ${percent.toFixed(1)} %`);
    return percent < threshold || open > 0 ? exit.found : exit.fine;
  },
};
