import { Box, MoreTexts, useText } from '@listings/shared-ui';
import { typedNumberTexts } from '../messages/typed-number.texts';

export interface TypedNumberNoteProps {
  readonly typed: string;
  /** What it was read as, as the field shows it. */
  readonly value: string;
  /** The decimal separator; null where there are no decimals. */
  readonly sign: string | null;
}

function Note({ typed, value, sign }: TypedNumberNoteProps) {
  const t = useText('sections');
  return (
    <Box role="status" sx={{ mt: 0.5, typography: 'caption', overflowWrap: 'anywhere' }}>
      {sign === null ? t('typedNumber.whole', { typed, value }) : t('typedNumber.decimals', { typed, value, sign })}
    </Box>
  );
}

const catalogs = { sections: { typedNumber: typedNumberTexts } };

/** Note beneath a field that says what typed digits were read as, where they were parted otherwise than the store parts them. */
export function TypedNumberNote(props: TypedNumberNoteProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Note {...props} />
    </MoreTexts>
  );
}
