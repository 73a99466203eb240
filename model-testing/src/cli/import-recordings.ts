import { keep, pathOf } from '../recordings/recording-files';
import { importSession } from '../sessions/import-session';
import { NoSession, readSession } from '../sessions/read-session';
import { count, exit, Misuse, type Terminal } from './command';
import { textIn } from './files';
import { fileNamed, refuseTaken } from './recording-named';

/** Writes a session that an admin downloaded as recordings, one for each screen it was recorded on. */
export function importRecordings(path: string, name: string, folder: string, { print }: Terminal): number {
  try {
    const walks = importSession(readSession(textIn(path)), name);
    if (walks.length === 0) throw new Misuse(`${path}: nothing was recorded.`);
    const files = walks.map(({ number }) => `${fileNamed(name)}-${number}`);
    for (const [index, { recording }] of walks.entries())
      refuseTaken(pathOf(folder, recording.model, files[index] ?? ''));
    for (const [index, { recording, differences }] of walks.entries()) {
      const to = keep(folder, { file: files[index] ?? '', recording });
      print(`${to}: ${count(recording.steps.length, 'step')}`);
      for (const difference of differences) print(`  ${difference}`);
    }
    return walks.some(({ differences }) => differences.length > 0) ? exit.found : exit.fine;
  } catch (error) {
    if (error instanceof NoSession) throw new Misuse(`${path}: ${error.message}`, { cause: error });
    throw error;
  }
}
