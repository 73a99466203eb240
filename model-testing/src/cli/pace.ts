/** Progress that is told once in a while. */
export interface Paced {
  readonly progress: (text: string) => void;
  /** Something else was printed: what waits to be told is over. */
  readonly done: () => void;
}

const paceMs = 3000;

/** Tells progress at most every three seconds; the last one as well where nothing follows it for as long, so that no long wait is silent. */
export function atPace(tell: (text: string) => void): Paced {
  let told = Date.now();
  let waiting: NodeJS.Timeout | undefined;
  const now = (text: string): void => {
    told = Date.now();
    tell(text);
  };
  return {
    progress: (text) => {
      clearTimeout(waiting);
      const left = told + paceMs - Date.now();
      if (left <= 0) now(text);
      else waiting = setTimeout(now, left, text).unref();
    },
    done: () => clearTimeout(waiting),
  };
}
