import type { ReportModel, SeenItem, Share, Shares } from '../report-data';
import { el } from './dom';

export function shareOf(items: readonly SeenItem[]): Share {
  const countable = items.filter(({ times, explained }) => times > 0 || explained === null);
  return { covered: countable.filter(({ times }) => times > 0).length, of: countable.length };
}

/** The share of requirements of which everything is covered. */
export const requirementShare = ({ requirements }: Pick<ReportModel, 'requirements'>): Share => ({
  covered: requirements.filter(({ items }) => items.every(({ isCovered }) => isCovered)).length,
  of: requirements.length,
});

const added = (shares: readonly Share[]): Share => ({
  covered: shares.reduce((sum, { covered }) => sum + covered, 0),
  of: shares.reduce((sum, { of }) => sum + of, 0),
});

const recordingsShare = ({ recordings }: ReportModel): Share => ({
  covered: recordings.filter(({ verdict, onScreen }) => verdict.ok && onScreen?.ok !== false).length,
  of: recordings.length,
});

/** What a model's shares are of, in their order. */
export const shareNames = ['Recordings', 'States', 'Arrows', 'Guards', 'Requirements'] as const;

export const sharesOf = (model: ReportModel): Shares => [
  recordingsShare(model),
  shareOf(model.states),
  shareOf(model.arrows),
  shareOf(model.guards),
  requirementShare(model),
];

/** The shares of several models, added up. */
export const totalsOf = (all: readonly Shares[]): Shares =>
  shareNames.map((_, at) => added(all.map((shares) => shares[at] ?? { covered: 0, of: 0 })));

/** How a share changed since an earlier report, in words; null where it did not. */
export function trendOf(now: Share, then: Share | undefined): string | null {
  if (then === undefined) return 'new';
  const by = (name: string, change: number) =>
    change === 0 ? [] : [`${change > 0 ? '+' : '−'}${Math.abs(change)} ${name}`];
  const changes = [...by('covered', now.covered - then.covered), ...by('in all', now.of - then.of)];
  return changes.length === 0 ? null : changes.join(', ');
}

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
