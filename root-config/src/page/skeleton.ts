import { brand } from '@listings/shared-machines/brand';
import { routes } from '@listings/shared-machines/routes';
import type { LaterText } from '../messages/later-texts';
import { laterTexts } from '../messages/later.texts';
import { shellTexts } from '../messages/shell.texts';
import { textsOf, type ShellText } from '../messages/texts';
import { ids, slotId } from './ids';
import { paintedPlaces, paintedTabs } from './painted';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

const apps = [...new Set(Object.values(routes).map((route) => route.app))];

/** Causes why a page did not start, as `start-watch.ts` names them: style shows the text of one. */
const causes = ['late', 'fetch', 'refused', 'browser', 'error', 'unreadable'] as const;

/**
 * The markup of `<body>` before the shell runs: header and outline of each place are painted from it (`painted.ts`). Style alone uncovers `#shell-late`: at once where `start-watch.ts` knows
 * the cause or scripts are off, else when the shell has not taken it away after 3.5 seconds.
 */
const bodyOf = (text: ShellText, later: LaterText): string =>
  [
    `<a class="shell-skip" href="#${ids.apps}">${escape(text('skip'))}</a>`,
    `<div id="${ids.shell}">`,
    `<header id="${ids.header}">`,
    `<p class="shell-product">${escape(text('product'))}</p>`,
    `<nav id="${ids.tabs}" hidden aria-label="${escape(text('tabs.label'))}">${paintedTabs((key) => escape(text(key)))}</nav>`,
    `</header>`,
    `<main id="${ids.apps}" tabindex="-1">`,
    paintedPlaces((key) => escape(text(key))),
    ...apps.map((app) => `<div id="${slotId(app)}" class="shell-slot" hidden></div>`),
    `<section id="${ids.late}" role="alert"><h1>${escape(later('late.title'))}</h1>`,
    ...causes.map((cause) => `<p data-cause="${cause}">${escape(later(`late.${cause}`))}</p>`),
    `<noscript><p class="shell-noscript">${escape(later('late.noScript'))}</p></noscript>`,
    // The server writes the name that its log has for this load.
    `<p class="shell-support">${escape(later('late.reference', { id: '%reference%' }))}</p>`,
    `<p><a href="">${escape(later('late.reload'))}</a></p></section>`,
    `</main>`,
    `</div>`,
    `<div id="${ids.chrome}" aria-live="polite"></div>`,
  ].join('\n');

/** Title and body of the page in the language of these catalogs. */
export function pageOf(shell: typeof shellTexts, late: typeof laterTexts): { title: string; body: string } {
  const text = textsOf(shell, 'en', brand);
  return { title: escape(text('product')), body: bodyOf(text, textsOf(late, 'en', brand)) };
}

/** The page in the source language. */
export const { title: pageTitle, body: pageBody } = pageOf(shellTexts, laterTexts);
