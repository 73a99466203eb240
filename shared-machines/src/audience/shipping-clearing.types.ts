import type { AudienceForm, Clearing } from './audience.rules';
import type { ClearingResumption } from './clearing-memory';

export type ShippingClearingEvent =
  | { readonly type: 'audience.changed'; readonly audience: AudienceForm }
  /** Keeps what was announced, or brings back what was cleared. */
  | { readonly type: 'undo' }
  | { readonly type: 'retry' };

export interface ShippingClearingContext {
  /** The audience last acted on: what a change is compared with. */
  readonly previous: AudienceForm;
  readonly next: AudienceForm;
  /** Value of `previous` before the deletion under way; it returns when the deletion fails. */
  readonly former: AudienceForm;
  /** The audience Undo goes back to, that before the first of several changes; null when there is nothing to undo. */
  readonly undoTo: AudienceForm | null;
  /** All shipping data there is, as it was read last. */
  readonly stored: Clearing;
  /** All that goes, or went, since the audience of `undoTo`. */
  readonly clearing: Clearing;
  /** All shipping data there was with the audience of `undoTo`. */
  readonly before: Clearing;
}

export interface ShippingClearingInput {
  readonly audience: AudienceForm;
  /** Status of a clearing when the page was unloaded; null or absent for none. */
  readonly resumed?: ClearingResumption | null;
}
