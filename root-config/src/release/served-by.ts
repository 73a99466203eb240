import { formatsOf } from '@listings/shared-values';
import type { LaterText } from '../messages/later-texts';
import type { SlotOutcome } from '../slots/slot-outcome';
import { buildOf } from '../slots/specifier';

interface ServedBuild {
  readonly name: string;
  readonly version: string;
  readonly team?: string;
  readonly builtAt: string;
  /** The last version up to this one that pages should not go on without. */
  readonly critical?: string;
  readonly starts: number;
  readonly failures: number;
}

const isBuild = (value: unknown): value is ServedBuild =>
  typeof value === 'object' && value !== null && 'name' in value && 'version' in value && 'builtAt' in value;

/** Builds from which a page of this release is made; null when the server does not know the page. */
export async function askServedBy(send: typeof fetch, release: string): Promise<readonly ServedBuild[] | null> {
  try {
    const answer = await send(`/wp-json/store/v1/release?page=${release}`, { signal: AbortSignal.timeout(10_000) });
    const { apps } = (answer.ok ? await answer.json() : {}) as { apps?: unknown };
    return Array.isArray(apps) ? apps.filter(isBuild) : null;
  } catch {
    return null;
  }
}

const columns = ['build', 'version', 'team', 'built', 'loaded', 'here', 'everywhere'] as const;

/** One line for each build: what it is, how long it took here, and how often it failed here and on all pages. */
export function servedRows(
  builds: readonly ServedBuild[],
  outcomes: readonly SlotOutcome[],
  language: string,
): readonly (readonly string[])[] {
  const outcomesOf = (name: string) => outcomes.filter(({ app }) => buildOf(app) === name);
  // Applications shown on this page go first.
  const shown = (build: ServedBuild) => (outcomesOf(build.name).length > 0 ? 0 : 1);
  const sorted = [...builds].sort((a, b) => shown(a) - shown(b) || (a.name < b.name ? -1 : 1));
  return sorted.map(({ name, version, team, builtAt, starts, failures }) => {
    const own = outcomesOf(name);
    const started = own.find(({ failure }) => failure === null);
    const failed = own.filter(({ failure }) => failure !== null).length;
    const built = formatsOf(language).moment(Date.parse(builtAt));
    const loaded = started === undefined ? '—' : `${Math.round(started.milliseconds)} ms`;
    const here = own.length === 0 ? '—' : String(failed);
    const everywhere = starts === 0 ? '—' : `${failures} of ${starts}`;
    return [name, version, team ?? '—', built, loaded, here, everywhere];
  });
}

function cell(document: Document, tag: 'th' | 'td', content: string, scope?: 'col' | 'row'): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = content;
  if (scope !== undefined) element.setAttribute('scope', scope);
  return element;
}

function rowOf(document: Document, cells: readonly HTMLElement[]): HTMLTableRowElement {
  const row = document.createElement('tr');
  row.append(...cells);
  return row;
}

/** Shows who serves this page, in plain DOM: what helps with a failure must not need what failed. `more` stands below. */
export function showServedBy(
  document: Document,
  text: LaterText,
  rows: readonly (readonly string[])[] | null,
  more: HTMLElement | null,
): void {
  if (document.querySelector('.shell-served') !== null) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'shell-served';
  dialog.setAttribute('aria-label', text('served.title'));
  const heading = document.createElement('h2');
  heading.textContent = text('served.title');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = text('served.close');
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(heading, rows === null ? text('served.unknown') : tableOf(document, text, rows));
  if (more !== null) dialog.append(more);
  dialog.append(close);
  document.body.append(dialog);
  dialog.showModal();
}

function tableOf(document: Document, text: LaterText, rows: readonly (readonly string[])[]): HTMLElement {
  const table = document.createElement('table');
  const head = document.createElement('thead');
  head.append(
    rowOf(
      document,
      columns.map((name) => cell(document, 'th', text(`served.${name}`), 'col')),
    ),
  );
  const body = document.createElement('tbody');
  for (const [name = '', ...values] of rows) {
    const cells = values.map((value) => cell(document, 'td', value));
    body.append(rowOf(document, [cell(document, 'th', name, 'row'), ...cells]));
  }
  table.append(head, body);
  const scroller = document.createElement('div');
  scroller.tabIndex = 0;
  scroller.setAttribute('role', 'region');
  scroller.setAttribute('aria-label', text('served.title'));
  scroller.append(table);
  return scroller;
}

/** Ctrl, Alt, Shift and V: three held keys are never pressed in typing. */
const isAsked = (event: KeyboardEvent) => event.ctrlKey && event.altKey && event.shiftKey && event.code === 'KeyV';

/** Opens the table by its key. */
export function listenForServedBy(document: Document, open: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (!isAsked(event)) return;
    event.preventDefault();
    open();
  });
}
