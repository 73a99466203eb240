import { join } from 'node:path';
import { temporaryDirectory } from '../testing/temporary-directory';
import { CrashStory } from './crash-story';
import { SimulatedDisk, whyNoPowerCuts } from './simulated-disk';

/** `POWER_CUTS=200` for a long run. */
const CUTS = Number(process.env['POWER_CUTS'] ?? 5);
const SEED = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000);

const reason = whyNoPowerCuts();

const whereItCanGo = reason === null ? describe : describe.skip;

whereItCanGo(`when the power goes${reason === null ? '' : ` (not tried: ${reason})`}`, () => {
  it(
    `${CUTS} times while it writes, the store loses nothing it acknowledged (seed ${SEED}) [DB-1, DB-2]`,
    async () => {
      const disk = new SimulatedDisk(temporaryDirectory('power'));
      try {
        const story = new CrashStory(SEED, join(disk.mountPoint, 'data'));
        for (let cut = 0; cut < CUTS; cut += 1) {
          await story.round('writing');
          disk.cutPower();
          expect(story.problems()).toEqual([]);
        }
        const [answered, due] = await story.survive();
        expect(answered).toEqual(due);
        expect(due.length).toBeGreaterThan(CUTS);
      } finally {
        disk.remove();
      }
    },
    60_000 + CUTS * 15_000,
  );
});
