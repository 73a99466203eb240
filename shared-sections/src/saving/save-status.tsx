import type { AutosaveStatus } from '@listings/shared-machines';
import { Box } from '@listings/shared-ui';
import { SaveIndicator } from '@listings/shared-ui/forms';
import { useRef } from 'react';
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
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button that was pressed goes; without a press it is tried again as well.
    if (place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Box ref={place} id={id} tabIndex={-1} sx={{ outline: 'none', display: 'flex', minHeight: 24, mt: -1, mb: -1.5 }}>
      <SaveIndicator state={saveStateOf(status)} onRetry={retry} />
    </Box>
  );
}
