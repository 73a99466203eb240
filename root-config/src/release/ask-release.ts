const idIn = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string' ? answer.id : null;

/** The address with the preview that the page's own query names, and nothing else of it: the rest names a place. */
function withPreview(address: string, query: string): string {
  const word = new URLSearchParams(query).get('preview');
  if (word === null) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ preview: word }).toString()}`;
}

/** Release from which the server makes this page now; null when it gives none. `query` is that of the page. */
export async function askRelease(fetchAnswer: typeof fetch, address: string, query = ''): Promise<string | null> {
  try {
    const answer = await fetchAnswer(withPreview(address, query), {
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
