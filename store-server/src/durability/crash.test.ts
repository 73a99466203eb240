import { setTimeout as wait } from 'node:timers/promises';
import { temporaryDirectory } from '../testing/temporary-directory';
import { writeRelease } from '../testing/release.fixture';
import { inspect } from './crash-check';
import { CrashProcess } from './crash-process';
import { call, CrashWriter, PASSWORD, TOGETHER } from './crash-writer';

/** `CRASH_ROUNDS=1000` for a long run, `CRASH_SEED` for one that was seen before. */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 20);
const SEED = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000);

const START_LIMIT_MS = 2000;

/** Numbers from 0 to 1 that depend on the seed alone. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

type Moment = 'starting' | 'migrating' | 'checkpointing' | 'writing';

/** One in ten while starting, one in four in a checkpoint or a migration, the others while writing. */
const momentOf = (random: number): Moment => {
  if (random < 0.1) return 'starting';
  if (random < 0.2) return 'migrating';
  return random < 0.35 ? 'checkpointing' : 'writing';
};

/** One store that is killed again and again, and what is known of it. */
class CrashStory {
  readonly writer = new CrashWriter();
  readonly moments: Moment[] = [];
  readonly startMs: number[] = [];
  readonly dataDir = temporaryDirectory('crash');
  readonly #scratch = temporaryDirectory('crash-copy');
  readonly #release = writeRelease();
  readonly #random = randomFrom(SEED);
  readonly #migrations: string[] = [];

  #start(more: Readonly<Record<string, string>> = {}): CrashProcess {
    return new CrashProcess({
      PORT: '0',
      DATA_DIR: this.dataDir,
      RELEASE_DIR: this.#release,
      APP_PASSWORD: PASSWORD,
      SCENARIO: 'ads-complete',
      CRASH_MIGRATIONS: this.#migrations.join(','),
      ...more,
    });
  }

  async #ready(server: CrashProcess): Promise<string> {
    const { origin, startMs } = await server.ready();
    this.startMs.push(startMs);
    return origin;
  }

  /** Lives once and is killed at a random moment of the wanted kind. */
  async round(moment: Moment): Promise<void> {
    this.moments.push(moment);
    const within = (ms: number) => wait(Math.floor(this.#random() * ms));
    if (moment === 'starting') {
      const server = this.#start();
      await within(900);
      return server.kill();
    }
    if (moment === 'migrating') {
      this.#migrations.push(`9${String(this.#migrations.length).padStart(3, '0')}-crash`);
      const server = this.#start();
      await server.said(/^migrating$/m);
      await within(120);
      return server.kill();
    }
    const server = this.#start(moment === 'checkpointing' ? { CRASH_HOUSEKEEPING_MS: '5' } : {});
    const writing = this.writer.writeUntilEnd(await this.#ready(server));
    await wait(100);
    await within(500);
    await server.kill();
    return writing;
  }

  /** What has to be true of the files after any kill. */
  check(): void {
    const { writer, dataDir } = this;
    const found = inspect(dataDir, this.#scratch, this.#migrations);
    expect(found.integrity).toBe('ok');
    expect([...writer.acknowledged].filter((name) => found.campaigns.get(name) !== 1)).toEqual([]);
    const known = (name: string) => writer.acknowledged.has(name) || writer.inDoubt.has(name);
    const written = [...found.campaigns.keys()].filter((name) => name.startsWith('Crash-'));
    expect(written.filter((name) => !known(name) || found.campaigns.get(name) !== 1)).toEqual([]);
    expect(found.torn).toEqual([]);
    expect(found.audited).toBe(written.length);
    expect(found.nextCampaignId).toBe(found.highestCampaignId + 1);
    if (writer.time.acknowledged > 0) {
      expect(found.times).toEqual(TOGETHER.map(() => found.times[0]));
      expect(found.times[0]).toBeGreaterThanOrEqual(writer.time.acknowledged);
      expect(found.times[0]).toBeLessThanOrEqual(writer.time.tried);
    }
    for (const { rows, inLedger } of Object.values(found.migrated)) expect(rows).toBe(inLedger ? 20_000 : 0);
  }

  /** Starts once more: everything acknowledged is answered, everything in doubt is done exactly once when asked again. */
  async survive(): Promise<void> {
    const server = this.#start();
    const origin = await this.#ready(server);
    for (const name of this.writer.inDoubt) {
      expect(await this.writer.createCampaign(origin, name)).toMatchObject({ status: 200, body: { name } });
      this.writer.acknowledged.add(name);
    }
    this.writer.inDoubt.clear();
    const listed = (await call(origin, 'GET', 'ads/campaigns')) as { body: { name: string }[] };
    const names = listed.body.map(({ name }) => name).filter((name) => name.startsWith('Crash-'));
    expect(names.sort()).toEqual([...this.writer.acknowledged].sort());
    await server.kill();
  }

  nextMoment = (): Moment => momentOf(this.#random());
}

it(
  `loses nothing it acknowledged and shows nothing half-done, killed ${ROUNDS} times while writing, checkpointing, migrating and starting; it starts again within two seconds (seed ${SEED}) [DB-1, DB-8]`,
  async () => {
    const story = new CrashStory();
    // A store is killed while it is being made, too: nothing is in it then.
    await story.round('starting');
    const first = ['writing', 'checkpointing', 'migrating', 'starting'] as const;
    for (let round = 1; round < ROUNDS; round += 1) {
      await story.round(first[round - 1] ?? story.nextMoment());
      story.check();
      if (round % 10 === 0) await story.survive();
    }
    await story.survive();
    story.check();
    expect(new Set(story.moments).size).toBe(4);
    expect(story.writer.acknowledged.size).toBeGreaterThan(ROUNDS);
    expect(Math.max(...story.startMs)).toBeLessThan(START_LIMIT_MS);
    if (process.env['CRASH_ROUNDS'] !== undefined) {
      process.stderr.write(
        `${ROUNDS} kills, ${story.writer.acknowledged.size} acknowledged, slowest start ${Math.max(...story.startMs)} ms\n`,
      );
    }
  },
  30_000 + ROUNDS * 6000,
);
