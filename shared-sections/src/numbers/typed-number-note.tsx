import { Box, MoreTexts, useText } from '@listings/shared-ui';
import { isRounded, type NumberFormat } from '@listings/shared-values';
import { typedNumberTexts } from '../messages/typed-number.texts';

export interface TypedNumberNoteProps {
  readonly typed: string;
  /** What it was read as, as the field shows it. */
  readonly value: string;
  readonly format: NumberFormat;
}

function Note({ typed, value, format }: TypedNumberNoteProps) {
  const t = useText('sections');
  const { precision: count, decimalSeparator: sign } = format;
  const what = count === 0 ? 'whole' : isRounded(typed, format) ? 'rounded' : 'decimals';
  return (
    <Box role="status" sx={{ mt: 0.5, typography: 'caption', overflowWrap: 'anywhere' }}>
      {t(`typedNumber.${what}`, { typed, value, sign, count })}
    </Box>
  );
}

const catalogs = { sections: { typedNumber: typedNumberTexts } };

/** Note beneath a field that says what typed digits were read as, where the store writes numbers otherwise or with fewer decimals. */
export function TypedNumberNote(props: TypedNumberNoteProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Note {...props} />
    </MoreTexts>
  );
}
