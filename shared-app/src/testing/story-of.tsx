import { useState, type ReactElement } from 'react';

/**
 * A story of a screen: its page is made anew each time it is shown.
 *
 * @example
 * export const Filled = storyOf(() => dashboardPage().element);
 */
export function storyOf(make: () => ReactElement) {
  return function Story() {
    const [element] = useState(make);
    return element;
  };
}
