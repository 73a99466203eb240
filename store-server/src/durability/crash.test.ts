import { cpus, loadavg } from 'node:os';
import { CrashStory, type Moment } from './crash-story';

const DAY_MS = 86_400_000;
/** The seed of a day: those of neighbouring days have nothing in common. */
const seedOf = (day: number): number => (Math.imul(day, 0x9e37_79b1) >>> 0) % 1_000_000;

/**
 * `CRASH_ROUNDS=1000` for a long run, as each night (.github/workflows/everything.yml). Every day kills at other moments;
 * `CRASH_SEED` for a run that was seen before.
 */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] || 25);
const SEED = Number(process.env['CRASH_SEED'] ?? seedOf(Math.floor(Date.now() / DAY_MS)));

/** Stores that are killed side by side: one alone would leave a processor idle. */
const STORIES = 2;

/** On an idle machine; others that use the same processors cost time that is not the server's. */
const startLimitMs = (): number => 2000 * Math.max(1, (loadavg()[0] ?? 0) / cpus().length);

const FIRST: readonly Moment[] = ['starting', 'writing', 'checkpointing', 'migrating', 'starting'];

/** Kills one store so many times and looks at what is left after each. */
async function killAgainAndAgain(story: CrashStory, rounds: number): Promise<void> {
  // A store is killed while it is being made, too: nothing is in it then.
  await story.round(FIRST[0] ?? 'starting');
  for (let round = 1; round < rounds; round += 1) {
    await story.round(FIRST[round] ?? story.nextMoment());
    expect(story.problems()).toEqual([]);
    if (round % 10 !== 0 && round !== rounds - 1) continue;
    const [answered, due] = await story.survive();
    expect(answered).toEqual(due);
  }
  expect(story.problems()).toEqual([]);
  expect(new Set(story.moments).size).toBe(4);
  expect(story.writer.acknowledged.size).toBeGreaterThan(rounds);
}

it(
  `loses nothing it acknowledged and shows nothing half-done, killed ${ROUNDS} times while writing, checkpointing, migrating and starting; it starts again within two seconds (seed ${SEED}) [DB-1, DB-8]`,
  async () => {
    const stories = Array.from({ length: STORIES }, (_, index) => new CrashStory(SEED + index));
    await Promise.all(stories.map((story) => killAgainAndAgain(story, Math.ceil(ROUNDS / STORIES))));
    const slowest = Math.max(...stories.flatMap(({ startMs }) => startMs));
    expect(slowest).toBeLessThan(startLimitMs());
    if (process.env['CRASH_ROUNDS']) {
      const count = stories.reduce((sum, { writer }) => sum + writer.acknowledged.size, 0);
      process.stderr.write(`${ROUNDS} kills, ${count} acknowledged, slowest start ${slowest} ms\n`);
    }
  },
  60_000 + ROUNDS * 15_000,
);
