/** Version of an application that this page shows in place of the public one. */
export interface Preview {
  readonly app: string;
  readonly version: string;
  readonly expires: Date;
}

const parameter = 'preview';

/** The preview this document was made with, `over` when its link shows nothing any more, else null. */
export function readPreview(document: Document): Preview | 'over' | null {
  const content = document.querySelector('meta[name=preview]')?.getAttribute('content') ?? '';
  if (content === 'over') return 'over';
  const [app, version, expires] = content.split(' ');
  return app && version && expires ? { app, version, expires: new Date(expires) } : null;
}

/** The word of the preview's link, so that every address of the page keeps it: nothing is stored. */
export function keptPreview(document: Document, search: string): Readonly<Record<string, string>> {
  const word = new URLSearchParams(search).get(parameter);
  const preview = readPreview(document);
  return word === null || preview === null || preview === 'over' ? {} : { [parameter]: word };
}

/** The address without the word. */
export function withoutPreview({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
}
