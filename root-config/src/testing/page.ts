import { pathAddresses } from '../host/addresses';
import type { NavigationOptions } from '../navigation/navigation.service';

/** Makes static markup the content of the page under test. */
export function showMarkup(markup: string): void {
  // oxlint-disable-next-line browser-safety/no-markup-sinks -- static markup of the shell, as the server prints it
  document.body.innerHTML = markup;
}

/** The address of the page under test, without a page load. */
export const showAddress = (href: string): void => window.history.replaceState(null, '', href);

export interface Answers {
  /** Addresses that a document was loaded from. */
  readonly loaded: string[];
  /** Addresses that were not opened. */
  readonly refused: string[];
  /** Questions about unsaved changes that wait for an answer. */
  readonly questions: ((leave: boolean) => void)[];
}

/** Options of a navigation that records what it does to the browser. */
export function recordedNavigation(over: Partial<NavigationOptions> = {}): NavigationOptions & Answers {
  const answers: Answers = { loaded: [], refused: [], questions: [] };
  return {
    ...answers,
    window,
    addresses: pathAddresses,
    leaving: { assign: (url) => answers.loaded.push(url), reload: () => answers.loaded.push('reload') },
    facts: { mcSetupComplete: true, enableReports: true },
    external: {
      origin: window.location.origin,
      hosts: { authorization: ['example.com'], billing: [], issueAction: [], documentation: [], store: [] },
    },
    keep: {},
    askLeave: () => new Promise((resolve) => answers.questions.push(resolve)),
    onRefused: (address) => answers.refused.push(address),
    ...over,
  };
}

/** Lets the browser's own steps through its history happen: resolves as soon as the condition holds. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve));
}
