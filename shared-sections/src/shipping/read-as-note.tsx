import { Box, Button, InfoIcon, useText } from '@listings/shared-ui';

export interface ReadAsNoteProps {
  /** Sentence with the number an emptied field was read as; null while there is none. */
  readonly text: string | null;
  readonly onUndo: () => void;
}

/** Note beside a field with the number an emptied one was read as; restores the old number [S5.12]. Announced. */
export function ReadAsNote({ text, onUndo }: ReadAsNoteProps) {
  const t = useText('sections');
  return (
    <Box role="status" sx={{ flex: '1 0 100%', ...(text === null ? { position: 'absolute' } : {}) }}>
      {text !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}>
          <InfoIcon color="info" fontSize="small" />
          <Box component="span" sx={{ minWidth: 0 }}>
            {text}
          </Box>
          <Button size="small" variant="text" onClick={onUndo}>
            {t('shipping.undo')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
