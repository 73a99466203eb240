import { writeFileSync } from 'node:fs';
import { chartOf } from '../../statechart/statechart';
import { cover } from '../../coverage/coverage';
import { drawingOf } from '../../diagram/drawing';
import { mermaidOf } from '../../diagram/mermaid';
import { svgOf } from '../../diagram/svg';
import { keptRecordings } from '../../recordings/recording-files';
import { explanationBook } from '../explanations';
import { exit, Misuse, modelNamed, noMoreThan, type Command } from '../command';

/** Draws one machine. */
export const diagram: Command = {
  name: 'diagram',
  words: 'MODEL',
  summary: 'Draws a machine: as text for Mermaid, or as a picture.',
  details: ['With --coverage what the recordings go through is green, what they miss is red.'],
  examples: ['diagram phone', 'diagram merchant --format svg --coverage --output /tmp/merchant.svg'],
  options: {
    format: { type: 'string', oneOf: ['mermaid', 'svg'], default: 'mermaid', help: 'what to write' },
    direction: { type: 'string', oneOf: ['left-right', 'top-down'], default: 'left-right', help: 'of a picture' },
    coverage: { type: 'boolean', help: 'coloured by what the recordings go through' },
    output: { type: 'string', value: 'FILE', help: 'write to a file instead of the terminal' },
  },
  run: async (typed, at, { print }) => {
    noMoreThan(1, typed);
    const [word] = typed.words;
    if (word === undefined) throw new Misuse('Which model? `npm run model -- list` names them all.');
    const model = modelNamed(word, at);
    const isToned = typed.has('coverage');
    const explained = explanationBook(at.explanations, 'coverage')[model.id] ?? {};
    const covered = isToned ? cover(model, keptRecordings(at.recordings, model.id), explained) : null;
    const drawing = drawingOf(chartOf(model.machine), covered);
    const direction = typed.text('direction') as 'left-right' | 'top-down';
    const text = typed.text('format') === 'svg' ? await svgOf(drawing, { isToned, direction }) : mermaidOf(drawing);
    const file = typed.text('output');
    if (file === null) print(text);
    else {
      writeFileSync(file, `${text}\n`);
      print(`Written to ${file}.`);
    }
    return exit.fine;
  },
};
