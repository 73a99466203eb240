import type { ViewParams } from './view-param';

/** State of a screen under a name: what its address says, without the name. */
export interface SavedView {
  readonly name: string;
  readonly params: ViewParams;
}

/** Saved views of one screen. */
export interface SavedViews {
  /** In the order they were saved; names differ by more than their case. */
  readonly views: readonly SavedView[];
  /** Name of the view that opens with the screen; null for none. */
  readonly first: string | null;
  /** Number of entries that could not be read. */
  readonly broken: number;
}

/** Most characters of a name. */
export const longestViewName = 60;
/** Most views of one screen. */
export const mostViews = 50;

const noViews: SavedViews = { views: [], first: null, broken: 0 };

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const folded = (name: string): string => name.toLowerCase();
const isNamed = (name: string) => (view: SavedView) => folded(view.name) === folded(name);

/** A name as it is kept: without spaces around it, and one between words. */
export const viewNameOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Fault of a name, as a key of the texts; null where it has none. `own` is the name that is being changed. */
export function viewNameFault(
  text: string,
  views: readonly SavedView[],
  own?: string,
): 'empty' | 'long' | 'taken' | null {
  const name = viewNameOf(text);
  if (name === '') return 'empty';
  if (name.length > longestViewName) return 'long';
  const isOwn = own !== undefined && folded(own) === folded(name);
  return !isOwn && views.some(isNamed(name)) ? 'taken' : null;
}

function paramsOf(value: unknown): ViewParams | null {
  if (!isFields(value)) return null;
  const params = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return params.length === Object.keys(value).length ? Object.fromEntries(params) : null;
}

function viewOf(value: unknown): SavedView | null {
  if (!isFields(value) || typeof value['name'] !== 'string') return null;
  const name = viewNameOf(value['name']);
  const params = paramsOf(value['params']);
  return params === null || viewNameFault(name, []) !== null ? null : { name, params };
}

/** Reads the views that were kept, by whomever: entries that are none, or have the name of one, are left out and counted. `opens` names the first. */
export function readViews(kept: unknown, opens: string | null): SavedViews {
  if (kept === undefined) return noViews;
  if (!Array.isArray(kept)) return { ...noViews, broken: 1 };
  const all: readonly unknown[] = kept;
  const views: SavedView[] = [];
  for (const one of all.slice(0, mostViews)) {
    const view = viewOf(one);
    if (view !== null && !views.some(isNamed(view.name))) views.push(view);
  }
  return {
    views,
    first: views.find(({ name }) => name === opens)?.name ?? null,
    broken: all.length - views.length,
  };
}

/** Both show the same. */
export const sameParams = (one: ViewParams, other: ViewParams): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

/** Saves what is shown under a name, in place of the view that has it. */
export function withView(saved: SavedViews, { name, params }: SavedView): SavedViews {
  const isKnown = saved.views.some(isNamed(name));
  const views = isKnown
    ? saved.views.map((view) => (isNamed(name)(view) ? { ...view, params } : view))
    : [...saved.views, { name: viewNameOf(name), params }];
  return { ...saved, views };
}

/** The views without one of them, which no longer opens with the screen either. */
export const withoutView = (saved: SavedViews, name: string): SavedViews => ({
  ...saved,
  views: saved.views.filter((view) => !isNamed(name)(view)),
  first: saved.first === name ? null : saved.first,
});

/** A view back at its place after it was deleted; nothing changes where another has its name meanwhile. */
export function withViewAt(saved: SavedViews, view: SavedView, place: number, isFirst: boolean): SavedViews {
  if (saved.views.some(isNamed(view.name))) return saved;
  const views = [...saved.views.slice(0, place), view, ...saved.views.slice(place)];
  return { ...saved, views, first: isFirst ? view.name : saved.first };
}

/** The view under another name, at its place. */
export const withName = (saved: SavedViews, name: string, text: string): SavedViews => ({
  ...saved,
  views: saved.views.map((view) => (view.name === name ? { ...view, name: viewNameOf(text) } : view)),
  first: saved.first === name ? viewNameOf(text) : saved.first,
});
