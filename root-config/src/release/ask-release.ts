const idIn = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string' ? answer.id : null;

/** Which release the server makes this page from now; null when it does not say. `query` names the preview. */
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

/** Which release this document was made from; null where it does not say. */
export const ownRelease = (document: Document): string | null =>
  document.querySelector('meta[name=release]')?.getAttribute('content') ?? null;
