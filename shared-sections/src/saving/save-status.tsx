import type { AutosaveStatus } from '@listings/shared-machines';
import { Box, SaveIndicator } from '@listings/shared-ui';
import { saveStateOf } from './save-state';

export interface SaveStatusProps {
  readonly status: AutosaveStatus;
  readonly onRetry: () => void;
  /** Id of the part, for a reason's target. */
  readonly id?: string;
}

/** The autosave indicator at the foot of a card; takes no room while there is nothing to say. Source: decisions 16. */
export function SaveStatus({ status, onRetry, id }: SaveStatusProps) {
  return (
    <Box
      {...(id === undefined ? {} : { id, tabIndex: -1 })}
      sx={{ outline: 'none', ...(status === 'idle' ? { position: 'absolute' } : {}) }}
    >
      <SaveIndicator state={saveStateOf(status)} onRetry={onRetry} />
    </Box>
  );
}
