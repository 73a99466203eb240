/** Ends what `start.ts` started. */
export default async function stop(): Promise<void> {
  const { stopWordPress } = globalThis as { stopWordPress?: () => Promise<readonly unknown[]> };
  const codes = (await stopWordPress?.()) ?? [];
  if (codes.some((code) => code !== 0)) throw new Error(`WordPress and its store ended with ${codes.join(' and ')}`);
}
