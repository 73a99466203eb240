/** A build that runs on the page and can be replaced while it does. */
export interface PageBuild {
  readonly name: string;
  /** Hash of the version that runs. */
  readonly hash: () => string;
  readonly hot: {
    /** Fetches and applies the next version; null when there is none. Rejects when the page has to load anew. */
    check(apply: boolean): Promise<unknown>;
  };
}

const place = 'listingsBuilds';
const event = 'listings-build';

type Place = Record<string, PageBuild[] | undefined>;

const listOf = (window: Window): PageBuild[] => ((window as unknown as Place)[place] ??= []);

/** Called by each build as it starts, before or after the client of the page. */
export function addPageBuild(window: Window, build: PageBuild): void {
  listOf(window).push(build);
  window.dispatchEvent(new Event(event));
}

export const pageBuilds = (window: Window): readonly PageBuild[] => listOf(window);

export const onPageBuild = (window: Window, listen: () => void): void => window.addEventListener(event, listen);
