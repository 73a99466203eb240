import { keptRecordings } from '../../recordings/recording-files';
import { search as searched } from '../../search/search';
import { count, exit, Misuse, modelNamed, type Command } from '../command';

/** Finds steps in the recordings. */
export const search: Command = {
  name: 'search',
  words: 'WORD…',
  summary: 'Finds steps of recordings by what happens, what is said, the call that begins, or a requirement’s id.',
  details: [
    'Every word has to be found in one step: part of its sentence, a call with what it carries, a notice, an address.',
    'S4.18 finds the steps through the states and arrows that stand for it, clock those in which time passes. Ends with 1',
    'when nothing is found.',
  ],
  examples: ['search requestVerificationCode', 'search "wrong code" --in phone', 'search S4.18', 'search S4.18 clock'],
  options: {
    in: { type: 'string', value: 'MODEL', help: 'the recordings of this model alone' },
    max: { type: 'string', value: 'N', default: '5', from: 1, help: 'most steps shown of one recording' },
  },
  run: (typed, at, { print }) => {
    const { words } = typed;
    if (words.length === 0) throw new Misuse('Search for what? A word, a call, or an id such as S4.18.');
    const only = typed.text('in');
    const most = typed.number('max');
    let [steps, recordings] = [0, 0];
    for (const model of only === null ? at.models : [modelNamed(only, at)])
      for (const { file, recording } of keptRecordings(at.recordings, model.id)) {
        const hits = searched(model, recording, words);
        if (hits.length === 0) continue;
        [steps, recordings] = [steps + hits.length, recordings + 1];
        print(`${model.id}/${file}: ${recording.name}`);
        for (const { step, sentence, state } of hits.slice(0, most))
          print(`  ${step}. ${sentence} → ${state.join(' + ')}`);
        if (hits.length > most) print(`  … and ${count(hits.length - most, 'step')} more`);
      }
    print(steps === 0 ? 'Nothing found.' : `${count(steps, 'step')} in ${count(recordings, 'recording')}.`);
    return steps === 0 ? exit.found : exit.fine;
  },
};
