import type { FastifyBaseLogger } from 'fastify';
import type { LogFn } from 'pino';

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Log of one request, whose lines carry its id: made with the first line, as most requests write none. */
export class RequestLog implements FastifyBaseLogger {
  declare readonly trace: LogFn;
  declare readonly debug: LogFn;
  declare readonly info: LogFn;
  declare readonly warn: LogFn;
  declare readonly error: LogFn;
  declare readonly fatal: LogFn;
  declare readonly silent: LogFn;
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get made(): FastifyBaseLogger {
    this.#made ??= this.#make();
    return this.#made;
  }

  get level(): FastifyBaseLogger['level'] {
    return this.made.level;
  }

  child(...parts: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.made.child(...parts);
  }
}

for (const level of LEVELS) {
  const write = function write(this: RequestLog, ...parts: Parameters<LogFn>): void {
    this.made[level](...parts);
  };
  Object.defineProperty(RequestLog.prototype, level, { value: write });
}
