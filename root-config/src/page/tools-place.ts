import { ids } from './ids';

const name = 'shell-alerts';

/** Place beside the header for what is the same on every screen: alerts, help. */
export function toolsPlace(document: Document): HTMLElement {
  const there = document.querySelector<HTMLElement>(`.${name}`);
  if (there !== null) return there;
  const place = document.createElement('div');
  place.className = name;
  document.getElementById(ids.header)?.after(place);
  return place;
}
