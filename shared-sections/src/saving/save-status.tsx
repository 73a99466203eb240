import type { AutosaveStatus } from '@listings/shared-machines';
import { Box } from '@listings/shared-ui';
import { SaveIndicator } from '@listings/shared-ui/forms';
import { saveStateOf } from './save-state';

export interface SaveStatusProps {
  readonly status: AutosaveStatus;
  readonly onRetry: () => void;
  /** Id of the part, for a reason's target. */
  readonly id?: string | undefined;
}

/**
 * The autosave indicator at the foot of a card. It keeps its room while there is nothing to say: nothing below it moves
 * from under a pointer when a save begins. Source: decisions 16.
 */
export function SaveStatus({ status, onRetry, id }: SaveStatusProps) {
  return (
    <Box
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      sx={{ outline: 'none', display: 'flex', minHeight: 24, mt: -1, mb: -1.5 }}
    >
      <SaveIndicator state={saveStateOf(status)} onRetry={onRetry} />
    </Box>
  );
}
