import Box from '@mui/material/Box';
import { MoreTexts, useText } from '../i18n/text-context';
import { typedNumberTexts } from '../messages/typed-number.texts';

export interface TypedNumberNoteProps {
  readonly typed: string;
  /** What it was read as, as the field shows it. */
  readonly value: string;
  /** The decimal separator; null where there are no decimals. */
  readonly sign: string | null;
}

function Note({ typed, value, sign }: TypedNumberNoteProps) {
  const t = useText('typedNumber');
  return (
    <Box role="status" sx={{ mt: 0.5, typography: 'caption', overflowWrap: 'anywhere' }}>
      {sign === null ? t('whole', { typed, value }) : t('decimals', { typed, value, sign })}
    </Box>
  );
}

const catalogs = { typedNumber: typedNumberTexts };

/** Note beneath a field that says what typed digits were read as, where they were parted otherwise than the store parts them. */
export function TypedNumberNote(props: TypedNumberNoteProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Note {...props} />
    </MoreTexts>
  );
}
