import type { AnyModel } from '@listings/shared-machines/models';
import { driverOf, withoutScreen } from '../../drivers/drivers';
import { keepInsteadOf, keptRecordings } from '../../recordings/recording-files';
import { makeScreenTours } from '../../screen/make-tours';
import { isScreenTour } from '../../screen/screen-tours';
import { count, exit, Misuse, modelsNamed, type Command } from '../command';

const numbered = (index: number): string => `screen-${String(index + 1).padStart(2, '0')}`;

function hasScreen(model: AnyModel, isNamed: boolean): boolean {
  if (driverOf(model.id) !== null) return true;
  if (isNamed)
    throw new Misuse(`${model.id} has no walks through a screen: ${withoutScreen[model.id] ?? 'no driver'}.`);
  return false;
}

/** Writes the walks through screens. */
export const screens: Command = {
  name: 'screens',
  words: '[MODEL…]',
  summary: 'Writes the walks that real screens are led through, in jsdom and in a browser.',
  details: [
    'Few, long walks that take every arrow, move and answer the screen can be led through. A driver (src/drivers) says how',
    'each move is done on the screen, and which cannot be done there and why.',
  ],
  examples: ['screens', 'screens phone', 'replay phone --on jsdom'],
  options: { folder: { type: 'string', value: 'DIR', help: 'another folder than that of the committed recordings' } },
  run: (typed, at, { print, progress }) => {
    const folder = typed.text('folder') ?? at.recordings;
    for (const model of modelsNamed(typed.words, at).filter((each) => hasScreen(each, typed.words.length > 0))) {
      const driver = driverOf(model.id);
      if (driver === null) continue;
      progress(`${model.id}: walks`);
      const { recordings, taken, all } = makeScreenTours(model, driver);
      const made = recordings.map((recording, index) => ({ file: numbered(index), recording }));
      keepInsteadOf(keptRecordings(folder, model.id).filter(isScreenTour), folder, made);
      const steps = recordings.reduce((sum, recording) => sum + recording.steps.length, 0);
      print(
        `${model.id}: ${count(recordings.length, 'recording')}, ${count(steps, 'step')}, ${taken} of ${count(all, 'arrow')}`,
      );
      for (const [what, why] of Object.entries(driver.cannot ?? {})) print(`  without “${what}”: ${why}`);
    }
    return exit.fine;
  },
};
