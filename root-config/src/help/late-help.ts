import type { Page } from '../page/create-page';

/** Loads help and keyboard shortcuts in a quiet moment. The page works without them. */
export function createHelp(window: Window, page: Page): () => void {
  return () => {
    import('./help')
      .then(({ showHelp }) => showHelp(window, page))
      .catch((error: unknown) => console.error('the help did not load', error));
  };
}
