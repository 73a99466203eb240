import { cover, missing, shareOf, staleExplanations, type Coverage, type Share } from '../../coverage/coverage';
import { keptRecordings } from '../../recordings/recording-files';
import { explanationBook } from '../explanations';
import { exit, inColumns, modelsNamed, type Command } from '../command';

const shareText = ({ covered, of, percent }: Share): string =>
  of === 0 ? '–' : `${covered}/${of} ${Math.floor(percent)} %`;

const sharesOf = ({ states, arrows, guards }: Coverage): readonly Share[] => [states, arrows, guards].map(shareOf);

const requirementShare = ({ requirements }: Coverage): string => {
  const covered = requirements.filter(({ items }) => items.every(({ isCovered }) => isCovered)).length;
  return requirements.length === 0 ? '–' : `${covered}/${requirements.length}`;
};

const details = (coverage: Coverage, stale: readonly string[]): readonly string[] => [
  ...missing(coverage).map((key) => `    not covered: ${key}`),
  ...[...coverage.states, ...coverage.arrows, ...coverage.guards]
    .filter(({ times, explained }) => times === 0 && explained !== null)
    .map(({ key, explained }) => `    explained: ${key}: ${explained}`),
  ...stale.map((key) => `    explained, but covered or gone: ${key}`),
];

const requirementLines = ({ requirements }: Coverage): readonly string[] =>
  requirements.flatMap(({ id, items }) =>
    items.map(({ key, isCovered }) => `    ${isCovered ? '✓' : '✗'} ${id}: ${key}`),
  );

/** Shows the coverage of recordings. */
export const coverage: Command = {
  name: 'coverage',
  words: '[MODEL…]',
  summary: 'Shows how many states, arrows and outcomes of guards the recordings go through, and which they do not.',
  details: [
    'What nothing can cover is explained in explanations/coverage.json and counts neither way. Ends with 1 when a share is',
    'below the threshold, when an explanation is out of date, or when a recording does not replay.',
  ],
  examples: ['coverage', 'coverage phone --requirements', 'coverage --threshold 90'],
  options: {
    threshold: {
      type: 'string',
      value: 'PERCENT',
      default: '100',
      to: 100,
      help: 'least share of states, of arrows and of guard outcomes',
    },
    requirements: { type: 'boolean', help: 'every requirement with the states and arrows that stand for it' },
  },
  run: (typed, at, { print, progress }) => {
    const threshold = typed.number('threshold');
    const book = explanationBook(at.explanations, 'coverage');
    const rows = [['model', 'states', 'arrows', 'guards', 'requirements']];
    const notes: string[] = [];
    let isLow = false;
    for (const model of modelsNamed(typed.words, at)) {
      progress(`${model.id}: replaying`);
      const explained = book[model.id] ?? {};
      const covered = cover(model, keptRecordings(at.recordings, model.id), explained);
      const shares = sharesOf(covered);
      const stale = staleExplanations(covered, explained);
      const broken = covered.replays.filter(({ verdict }) => !verdict.ok);
      if (shares.some(({ percent }) => percent < threshold) || stale.length + broken.length > 0) isLow = true;
      rows.push([model.id, ...shares.map(shareText), requirementShare(covered)]);
      const lines = [
        ...details(covered, stale),
        ...broken.map(({ file }) => `    does not replay: ${file}`),
        ...(typed.has('requirements') ? requirementLines(covered) : []),
      ];
      if (lines.length > 0) notes.push(model.id, ...lines);
    }
    print(inColumns(rows));
    if (notes.length > 0) print(`\n${notes.join('\n')}`);
    if (isLow) print(`\nBelow ${threshold} %, or not as it was recorded.`);
    return isLow ? exit.found : exit.fine;
  },
};
