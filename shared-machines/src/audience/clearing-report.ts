import type { SnapshotFrom } from 'xstate';
import type { AudienceForm, Clearing, ClearingStatus } from './audience.rules';
import type { shippingClearingMachine } from './shipping-clearing.machine';

/** Report to the audience machine. */
export interface ClearingReport {
  readonly type: 'clearing.reported';
  readonly status: ClearingStatus;
  /** Shipping data to be deleted, or already deleted. */
  readonly clearing: Clearing;
  /** All shipping data there was before. */
  readonly before: Clearing;
  readonly undoTo: AudienceForm | null;
}

const statuses: Readonly<Record<string, ClearingStatus>> = {
  none: 'none',
  reading: 'reading',
  announced: 'announced',
  deleting: 'deleting',
  cleared: 'cleared',
  restoring: 'restoring',
  failed: 'failed',
  notRestored: 'notRestored',
};

/** Reads the machine's snapshot as a report. */
export const clearingReportOf = ({ value, context }: SnapshotFrom<typeof shippingClearingMachine>): ClearingReport => ({
  type: 'clearing.reported',
  status: statuses[typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')] ?? 'none',
  clearing: context.clearing,
  before: context.before,
  undoTo: context.undoTo,
});
