/**
 * A part of the shell that is fetched when it is first needed, and used after whoever needs it has gone on. That it cannot
 * be had is logged under `what` it does.
 */
export function latePart<T>(load: () => Promise<T>, what: string): (use: (part: T) => void) => void {
  let loading: Promise<T> | undefined;
  return (use) => {
    loading ??= load();
    loading.then(
      (part) => setTimeout(() => use(part)),
      (error: unknown) => console.error(`${what} did not load`, error),
    );
  };
}
