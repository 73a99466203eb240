/** Version of an application that this page shows in place of the public one. */
export interface Preview {
  readonly app: string;
  readonly version: string;
  /** Null for a candidate: it is shown for as long as it is one. */
  readonly expires: Date | null;
}

/** What a link to previews shows on this page. */
export interface Previews {
  readonly shown: readonly Preview[];
  /** True when the link, or a part of it, shows nothing any more. */
  readonly isOver: boolean;
}

const parameter = 'preview';
const between = ',';

/** Word of a link to the live builds alone: a session that gets a candidate is shown none by it. */
export const live = 'live';

/** The previews this document was made with. */
export function readPreviews(document: Document): Previews {
  const content = document.querySelector('meta[name=preview]')?.getAttribute('content') ?? '';
  const marks = content.split(`${between} `);
  const shown = marks.flatMap((mark) => {
    const [app, version, expires] = mark.split(' ');
    if (!app || !version || !expires) return [];
    return [{ app, version, expires: expires === 'candidate' ? null : new Date(expires) }];
  });
  return { shown, isOver: marks.includes('over') };
}

/** The words of the previews' link, so that every address of the page keeps them: nothing is stored. */
export function keptPreview(document: Document, search: string): Readonly<Record<string, string>> {
  const words = new URLSearchParams(search).get(parameter);
  const isShown = words === live || readPreviews(document).shown.length > 0;
  return words === null || !isShown ? {} : { [parameter]: words };
}

/** Words of the previews that an address names. */
export const wordsIn = (search: string): readonly string[] =>
  (new URLSearchParams(search).get(parameter) ?? '').split(between).filter((word) => word !== '');

/** The address with other previews, or with none. */
export function withPreviews(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  words: readonly string[],
): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  const own = query.toString();
  // Written as it is: a comma stands for itself in a query.
  const previews = words.length === 0 ? '' : `${parameter}=${words.join(between)}`;
  const all = [own, previews].filter((part) => part !== '').join('&');
  return all === '' ? pathname : `${pathname}?${all}`;
}
