import type { AutosaveStatus } from '@listings/shared-machines';
import type { SaveState } from '@listings/shared-ui/forms';

const states: Readonly<Record<AutosaveStatus, SaveState>> = {
  idle: 'idle',
  pending: 'saving',
  saving: 'saving',
  saved: 'saved',
  notSaved: 'failed',
};

/** Indicator state of an autosave: an edit that waits to be sent counts as being saved. Source: decisions 16. */
export const saveStateOf = (status: AutosaveStatus): SaveState => states[status];

const severity: readonly AutosaveStatus[] = ['notSaved', 'saving', 'pending', 'saved', 'idle'];

/** One status for several autosaves: the one that matters most. */
export const worstStatus = (statuses: readonly AutosaveStatus[]): AutosaveStatus =>
  severity.find((status) => statuses.includes(status)) ?? 'idle';
