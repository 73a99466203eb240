/**
 * Fetches a part once there is a connection, and anew what failed because it went. The same is `fetchPart` for parts of
 * applications, in what they share; the shell starts without that.
 */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    if (!navigator.onLine) await new Promise((back) => window.addEventListener('online', back, { once: true }));
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
    }
  }
}

/**
 * A part of the shell that is fetched when it is first needed, and used after whoever needs it has gone on. That it cannot
 * be had is logged under `what` it does.
 */
export function latePart<T>(load: () => Promise<T>, what: string): (use: (part: T) => void) => void {
  let loading: Promise<T> | undefined;
  return (use) => {
    loading ??= fetched(load);
    loading.then(
      (part) => setTimeout(() => use(part)),
      (error: unknown) => console.error(`${what} did not load`, error),
    );
  };
}
