import type { AppLocation } from '@listings/shared-machines/routes';
import type { ShellText, ShellTextKey } from '../messages/texts';
import { definitionOf, subpathOf } from '../navigation/location';
import { ids } from '../page/ids';
import { createHeadingFocus } from './heading-focus';
import { createTabBar, type TabOptions } from './tabs';

export interface ScreenOptions extends TabOptions {
  readonly window: Window;
  /** The page before this one led here, by what somebody did there. */
  readonly isLedHere: boolean;
}

/** Key of a location's screen: the same screen with other parameters is not a new one. */
const screenOf = (location: AppLocation) => `${location.path} ${subpathOf(location) ?? ''}`;

/** `<Screen> · <Product>` for the title of the document. */
function documentTitle(location: AppLocation, text: ShellText): string {
  const key = subpathOf(location) ?? definitionOf(location.path).title;
  const screen = text(`titles.${key}` as ShellTextKey);
  return text('documentTitle', { screen, product: text('product') });
}

/** Tabs, title, focus and scroll position for the place that is shown; the product's name stands above every one. */
export function createScreen({ window, isLedHere, ...options }: ScreenOptions): (location: AppLocation) => void {
  const { document } = window;
  const { text } = options;
  const byId = (id: string): HTMLElement => {
    const element = document.getElementById(id);
    if (element === null) throw new Error(`the page has no #${id}`);
    return element;
  };
  const tabs = createTabBar(byId(ids.tabs), options);
  const focusHeading = createHeadingFocus(byId(ids.apps));
  let shown = isLedHere ? '' : undefined;
  return (location) => {
    document.title = documentTitle(location, text);
    document.documentElement.dataset['header'] = tabs.update(location) ? 'tabs' : 'title';
    const screen = screenOf(location);
    if (shown !== undefined && shown !== screen) {
      window.scrollTo(0, 0);
      focusHeading();
    }
    shown = screen;
  };
}
