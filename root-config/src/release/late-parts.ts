import type { OfferReloadOptions } from './offer-reload';

/** What the page does without at first; what cannot be loaded is missed by nobody. */
export async function loadLateParts(
  options: OfferReloadOptions,
  report: (message: string, error: unknown) => void,
): Promise<void> {
  try {
    const { offerReload } = await import('./offer-reload');
    offerReload(options);
  } catch (error) {
    report('the watch for new releases did not load', error);
  }
}
