import type { Page } from '../page/create-page';
import { ids } from '../page/ids';
import { showMarkup } from '../testing/page';
import { showPreview } from './preview-banner';

const page = { chrome: { notices: { show: jest.fn() } } } as unknown as Page;

const saidOf = (marks: string): string => {
  const meta = document.createElement('meta');
  meta.name = 'preview';
  meta.content = marks;
  document.head.replaceChildren(meta);
  document.documentElement.lang = 'en';
  showMarkup(`<div id="${ids.shell}"></div>`);
  showPreview(window, page, () => {});
  return document.querySelector('aside')?.firstChild?.textContent?.trim() ?? '';
};

it.each([
  [
    'mfe-reports 2.0.1 candidate',
    'You see a candidate: mfe-reports 2.0.1. Everything else is live, and so is the data.',
  ],
  [
    'mfe-reports.rows 20 candidate',
    'Shown to you alone: mfe-reports.rows 20. Everything else is live, and so is the data.',
  ],
  [
    'mfe-reports 2.0.1 2026-11-21T10:00:00.000Z, mfe-reports.rows 20 candidate',
    'Shown to you alone: mfe-reports 2.0.1, mfe-reports.rows 20. Everything else is live, and so is the data.',
  ],
])('says what of the page is not what everybody sees: %s [20.12]', (marks, said) => {
  expect(saidOf(marks)).toBe(said);
});
