import { latePart } from '../page/late-part';
import { readPreviews } from './preview';

/** What the page says of previews: most pages show none, and do without it. */
const loadBanner = latePart(() => import('./preview-banner'), 'the banner of previews');

/** Says all the while that parts of the page are previews, or that a link is over, where the page was made of one. */
export function showPreviews(...about: Parameters<typeof import('./preview-banner').showPreview>): void {
  const { shown, isOver } = readPreviews(document);
  if (shown.length > 0 || isOver) loadBanner(({ showPreview }) => showPreview(...about));
}
