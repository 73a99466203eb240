import type { DomainDependencies } from '../../calls/domain-module';
import { openHandOvers } from '../../people/hand-over.store';
import { repeatedly } from '../values/repeatedly';
import { settleAll } from './hand-over-end.store';

/** Interval of looking whether a step that was handed over is done: the provider does not say so by itself. */
const LOOK_EVERY_MS = 3000;

/** Looks after steps that were handed over, also where whoever did one never came back. */
export class HandOverWorker {
  readonly #look: () => Promise<void>;
  readonly #everyMs: number;

  /** `look` reads anew what tells that a step is done, where somebody else has it, every `everyMs` milliseconds. */
  constructor(look: () => Promise<void> = async () => undefined, everyMs = LOOK_EVERY_MS) {
    this.#look = look;
    this.#everyMs = everyMs;
  }

  /** Works from now on; returns the function that stops it. */
  run(dependencies: DomainDependencies): () => Promise<void> {
    const { log, clock, hasRoom } = dependencies;
    const work = async (): Promise<void> => {
      if (!(await hasRoom())) return;
      await clock.refresh();
      if ((await openHandOvers(dependencies.db, clock.now())).length === 0) return;
      await this.#look();
      await settleAll(dependencies);
    };
    const failed = (err: unknown) => log.error({ event: 'hand-overs.failed', err }, 'hand-overs were not looked at');
    return repeatedly(work, this.#everyMs, failed).stop;
  }
}
