import { Box, Button, useText } from '@listings/shared-ui';
import type { ReactNode } from 'react';
import { NumberField, type NumberFieldProps } from '../numbers/number-field';
import type { NumberLook } from './number-looks';
import { ReadAsNote, type ReadAsNoteProps } from './read-as-note';

type Field = Required<Pick<NumberFieldProps, 'id' | 'value' | 'onCommit' | 'onType' | 'onLeave'>>;

export interface EstimateRowProps extends Field {
  /** Name of the estimated value with its countries. */
  readonly label: string;
  /** Names the Edit button. */
  readonly editLabel: string;
  readonly look: NumberLook;
  readonly onEdit: () => void;
  readonly note: ReadAsNoteProps;
  /** Beside the number, such as a pill. */
  readonly children?: ReactNode;
}

/** One estimate of a card: its countries, the number, and Edit for both. */
export function EstimateRow({ editLabel, look, onEdit, note, children, ...field }: EstimateRowProps) {
  const t = useText('sections');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 2, rowGap: 1 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <NumberField {...look} {...field} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
        {children}
        <Button size="small" variant="text" aria-label={editLabel} onClick={onEdit}>
          {t('shipping.edit')}
        </Button>
      </Box>
      <ReadAsNote {...note} />
    </Box>
  );
}
