const idIn = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string' ? answer.id : null;

/** Release from which the server makes this page now; null when it gives none. `query` names the preview. */
export async function askRelease(fetchAnswer: typeof fetch, address: string, query = ''): Promise<string | null> {
  try {
    const answer = await fetchAnswer(address.includes('?') ? address + query.replace('?', '&') : address + query, {
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    });
    return answer.ok ? idIn(await answer.json()) : null;
  } catch {
    return null;
  }
}

/** Release from which this document was made; null where it names none. */
export const ownRelease = (document: Document): string | null =>
  document.querySelector('meta[name=release]')?.getAttribute('content') ?? null;
