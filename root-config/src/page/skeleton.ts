import { brand } from '@listings/shared-machines/brand';
import { routes } from '@listings/shared-machines/routes';
import { createShellTexts } from '../messages/texts';
import { ids, slotId } from './ids';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

const text = createShellTexts('en', brand);
const apps = [...new Set(Object.values(routes).map((route) => route.app))];

export const pageTitle: string = escape(text('product'));

/** The markup of `<body>` before the shell runs. `#shell-late` is uncovered by style when the shell does not start. */
export const pageBody: string = [
  `<a class="shell-skip" href="#${ids.apps}">${escape(text('skip'))}</a>`,
  `<div id="${ids.shell}">`,
  `<header id="${ids.header}" hidden>`,
  `<p class="shell-product">${escape(text('product'))}</p>`,
  `<nav id="${ids.tabs}" aria-label="${escape(text('tabs.label'))}" hidden></nav>`,
  `</header>`,
  `<main id="${ids.apps}" tabindex="-1">`,
  ...apps.map((app) => `<div id="${slotId(app)}" class="shell-slot" hidden></div>`),
  `<div id="${ids.late}"><h1>${escape(text('late.title'))}</h1><p>${escape(text('late.text'))}</p>`,
  `<p><a href="">${escape(text('late.reload'))}</a></p></div>`,
  `<noscript><p class="shell-noscript">${escape(text('noScript'))}</p></noscript>`,
  `</main>`,
  `</div>`,
  `<div id="${ids.chrome}"></div>`,
].join('\n');
