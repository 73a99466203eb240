import type { ReportModel, SeenItem } from '../report-data';
import { el } from './dom';

/** Share of something that is covered; what is explained and not covered is left out. */
export interface Share {
  readonly covered: number;
  readonly of: number;
}

export function shareOf(items: readonly SeenItem[]): Share {
  const countable = items.filter(({ times, explained }) => times > 0 || explained === null);
  return { covered: countable.filter(({ times }) => times > 0).length, of: countable.length };
}

/** The share of requirements of which everything is covered. */
export const requirementShare = ({ requirements }: Pick<ReportModel, 'requirements'>): Share => ({
  covered: requirements.filter(({ items }) => items.every(({ isCovered }) => isCovered)).length,
  of: requirements.length,
});

export const added = (shares: readonly Share[]): Share => ({
  covered: shares.reduce((sum, { covered }) => sum + covered, 0),
  of: shares.reduce((sum, { of }) => sum + of, 0),
});

/** A share in words with a bar below. */
export function shareBar({ covered, of }: Share): HTMLElement {
  if (of === 0) return el('span', { class: 'faint' }, '–');
  const percent = Math.floor((100 * covered) / of);
  const bar = el('span', { class: covered === of ? 'bar full' : 'bar', 'aria-hidden': 'true' });
  bar.style.setProperty('--share', `${percent}%`);
  return el('span', { class: 'share' }, `${covered}/${of}`, bar);
}

/** Recordings that did not replay. */
export const failedOf = ({ recordings }: ReportModel): number =>
  recordings.filter(({ verdict, onScreen }) => !verdict.ok || onScreen?.ok === false).length;
