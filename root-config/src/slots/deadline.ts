/** Something took longer than it may. */
export class DeadlinePassed extends Error {
  constructor(
    readonly what: string,
    readonly milliseconds: number,
  ) {
    super(`${what} took longer than ${milliseconds} ms`);
    this.name = 'DeadlinePassed';
  }
}

/** Rejects with DeadlinePassed when the work has not settled in time. The timer is cleared as soon as it has. */
export function within<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeadlinePassed(what, milliseconds)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
