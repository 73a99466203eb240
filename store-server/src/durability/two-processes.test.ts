import { temporaryDirectory } from '../testing/temporary-directory';
import { writeRelease } from '../testing/release.fixture';
import { CrashProcess } from './crash-process';

it('lets one of several processes have a data directory, however close together they start; the others say so and leave with 75 [DB-3]', async () => {
  const env = { PORT: '0', DATA_DIR: temporaryDirectory('race'), RELEASE_DIR: writeRelease() };
  const racers = await Promise.all(Array.from({ length: 4 }, () => CrashProcess.start(env)));
  const outcomes = await Promise.all(
    racers.map(async (racer) =>
      Promise.race([racer.ready().then(() => 'ready' as const), racer.end()]).catch(() => 'ended'),
    ),
  );
  const winners = racers.filter((_racer, index) => outcomes[index] === 'ready');
  expect(winners).toHaveLength(1);
  for (const loser of racers.filter((racer) => racer !== winners[0])) {
    expect(await loser.end()).toBe(75);
    expect(loser.output).toBe(`The data directory ${env.DATA_DIR} is in use by another process\n`);
  }
  await winners[0]?.kill();
}, 60_000);
