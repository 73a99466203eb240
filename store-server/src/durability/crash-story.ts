import { setTimeout as wait } from 'node:timers/promises';
import { temporaryDirectory } from '../testing/temporary-directory';
import { writeRelease } from '../testing/release.fixture';
import { inspect } from './crash-check';
import { CrashProcess } from './crash-process';
import { call, CrashWriter, PASSWORD, TOGETHER } from './crash-writer';

/** Numbers from 0 to 1 that depend on the seed alone. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

export type Moment = 'starting' | 'migrating' | 'checkpointing' | 'writing';

/** One in ten while starting, one in four in a checkpoint or a migration, the others while writing. */
const momentOf = (random: number): Moment => {
  if (random < 0.1) return 'starting';
  if (random < 0.2) return 'migrating';
  return random < 0.35 ? 'checkpointing' : 'writing';
};

/** One store that is killed again and again, and what is known of it. */
export class CrashStory {
  readonly writer = new CrashWriter();
  readonly moments: Moment[] = [];
  readonly startMs: number[] = [];
  readonly #dataDir: string;
  readonly #scratch = temporaryDirectory('crash-copy');
  readonly #release = writeRelease();
  readonly #random: () => number;
  readonly #migrations: string[] = [];

  constructor(seed: number, dataDir = temporaryDirectory('crash')) {
    this.#random = randomFrom(seed);
    this.#dataDir = dataDir;
  }

  #start(more: Readonly<Record<string, string>> = {}): Promise<CrashProcess> {
    return CrashProcess.start({
      PORT: '0',
      DATA_DIR: this.#dataDir,
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
      const server = await this.#start();
      await within(600);
      return server.kill();
    }
    if (moment === 'migrating') {
      this.#migrations.push(`9${String(this.#migrations.length).padStart(3, '0')}-crash`);
      const server = await this.#start();
      await server.said(/^migrating$/m);
      await within(120);
      return server.kill();
    }
    const server = await this.#start(moment === 'checkpointing' ? { CRASH_HOUSEKEEPING_MS: '5' } : {});
    const writing = this.writer.writeUntilEnd(await this.#ready(server));
    await wait(100);
    await within(500);
    await server.kill();
    return writing;
  }

  /** Faults of the files after a kill, in words. */
  problems(): string[] {
    const { acknowledged, inDoubt, time: days } = this.writer;
    const found = inspect(this.#dataDir, this.#scratch, this.#migrations);
    const written = [...found.campaigns.keys()].filter((name) => name.startsWith('Crash-'));
    const once = (name: string) => found.campaigns.get(name) === 1;
    const isKnown = (name: string) => acknowledged.has(name) || inDoubt.has(name);
    const [first = 0] = found.times;
    const isUntouched = days.acknowledged === 0 && found.times.length === 2;
    const rules: readonly (readonly [string, boolean])[] = [
      [`integrity: ${String(found.integrity)}`, found.integrity === 'ok'],
      ['an acknowledged campaign is gone', [...acknowledged].every(once)],
      ['a campaign is there twice, or nobody asked for it', written.every((name) => once(name) && isKnown(name))],
      [`half-done: ${found.torn.join()}`, found.torn.length === 0],
      [`${found.audited} audit rows for ${written.length} campaigns`, found.audited === written.length],
      [`${found.told} entries of the activity for ${written.length} campaigns`, found.told === written.length],
      ['the next id does not follow the last', found.nextCampaignId === found.highestCampaignId + 1],
      [
        `times written together differ: ${found.times.join()}`,
        isUntouched || (found.times.length === TOGETHER.length && found.times.every((time) => time === first)),
      ],
      ['an acknowledged time is gone', isUntouched || first >= days.acknowledged],
      ['a time nobody sent', isUntouched || first <= days.tried],
      [
        'a migration is half-done',
        Object.values(found.migrated).every(({ rows, inLedger }) => rows === (inLedger ? 20_000 : 0)),
      ],
    ];
    return rules.flatMap(([problem, holds]) => (holds ? [] : [problem]));
  }

  /** Starts once more and asks again for everything in doubt; gives the campaigns that are answered, and those that have to be. */
  async survive(): Promise<readonly [string[], string[]]> {
    const server = await this.#start();
    const origin = await this.#ready(server);
    for (const name of this.writer.inDoubt) {
      const answer = await this.writer.createCampaign(origin, name);
      if (answer?.status === 200) this.writer.acknowledged.add(name);
    }
    this.writer.inDoubt.clear();
    const listed = (await call(origin, 'GET', 'ads/campaigns')) as { body: { name: string }[] };
    await server.kill();
    const names = listed.body.map(({ name }) => name).filter((name) => name.startsWith('Crash-'));
    return [names.sort(), [...this.writer.acknowledged].sort()];
  }

  nextMoment = (): Moment => momentOf(this.#random());
}
