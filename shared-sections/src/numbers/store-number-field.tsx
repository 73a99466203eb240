import { NumberField, type NumberFieldProps } from '@listings/shared-ui/forms';
import { formatNumber, isPartedOtherwise } from '@listings/shared-values';
import { useRef, useState } from 'react';
import { TypedNumberNote } from './typed-number-note';

/**
 * A number as the store writes numbers. Digits that are parted otherwise (`12,5` for a store that writes `12.5`) are read as
 * the store writes them, and a note says as what until they are typed on [S5.12].
 */
export function StoreNumberField(props: NumberFieldProps) {
  const { value, onType, onLeave, precision = 0, decimalSeparator = '.', thousandSeparator = ',' } = props;
  const format = { precision, decimalSeparator, thousandSeparator };
  const typed = useRef('');
  const [odd, setOdd] = useState<string | null>(null);
  const type: NumberFieldProps['onType'] = (number, isEmptied, text) => {
    typed.current = text;
    setOdd(null);
    onType?.(number, isEmptied, text);
  };
  const leave = () => {
    if (isPartedOtherwise(typed.current, format)) setOdd(typed.current);
    onLeave?.();
  };
  return (
    <>
      <NumberField {...props} onType={type} onLeave={leave} />
      {odd !== null && (
        <TypedNumberNote
          typed={odd}
          value={formatNumber(value ?? 0, format)}
          sign={precision > 0 ? decimalSeparator : null}
        />
      )}
    </>
  );
}
