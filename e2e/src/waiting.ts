/** Time within which a requested change must show, on a busy machine too; the same as of a locator. */
const PATIENCE_MS = 20_000;
const BETWEEN_MS = 50;

const pause = () => new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));

/** Waits for what no part of the page shows. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause()) if (await holds()) return;
  throw new Error(`Never true: ${String(holds)}`);
}

/**
 * Reads what is shown until it is as expected; fails with the difference of the last reading. A reading by itself
 * does not wait: rows, texts and values come when they come.
 */
export async function becomes<T>(read: () => Promise<T>, expected: unknown, patienceMs = PATIENCE_MS): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause()) {
    try {
      return expect(await read()).toEqual(expected);
    } catch {
      // Not yet, or between two documents: the last reading decides.
    }
  }
  expect(await read()).toEqual(expected);
}
