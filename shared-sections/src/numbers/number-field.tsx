import { afterPress, TextField, type TextFieldProps } from '@listings/shared-ui';
import { formatNumber, isPartedOtherwise, type NumberFormat, parseNumber } from '@listings/shared-values';
import { useLayoutEffect, useRef, useState } from 'react';
import { TypedNumberNote } from './typed-number-note';

type Shown = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'onEnter' | 'type' | 'inputMode' | 'maxLength'>;

export interface NumberFieldProps extends Shown, Partial<NumberFormat> {
  /** Null shows an empty field. */
  readonly value: number | null;
  /**
   * Called with the number when the field is left or Enter is pressed, only if it was changed. `isEmptied`: no digit
   * was left in it.
   */
  readonly onCommit: (value: number, isEmptied: boolean) => void;
  /** Called with the number at each key, such as to know whether it may be saved. */
  readonly onType?: ((value: number, isEmptied: boolean) => void) | undefined;
  /** Called once typing has ended, after `onCommit`. */
  readonly onLeave?: (() => void) | undefined;
}

const isEmptied = (text: string): boolean => !/\d/.test(text);

/**
 * A number in the separators given. What is typed becomes a number when the field is left, never before; a press that
 * leaves it finds its button where it was. Digits that are parted otherwise (`12,5` for a store that writes `12.5`) are read as
 * the store writes numbers, and a note says as what until they are typed on [S5.12].
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onCommit, onType, onLeave, ...rest } = props;
  const { precision = 0, decimalSeparator = '.', thousandSeparator = ',', ...shown } = rest;
  const format = { precision, decimalSeparator, thousandSeparator };
  const [draft, setDraft] = useState<string | null>(null);
  const [odd, setOdd] = useState<string | null>(null);
  const type = (text: string) => {
    setDraft(text);
    setOdd(null);
    onType?.(parseNumber(text, format), isEmptied(text));
  };
  const commit = () => {
    if (draft === null) return;
    const next = parseNumber(draft, format);
    setDraft(null);
    if (isPartedOtherwise(draft, format)) setOdd(draft);
    if (next !== value) onCommit(next, isEmptied(draft));
    onLeave?.();
  };
  const latest = useRef(commit);
  useLayoutEffect(() => {
    latest.current = commit;
  });
  const written = value === null ? '' : formatNumber(value, format);
  return (
    <>
      <TextField
        {...shown}
        value={draft ?? written}
        onChange={type}
        onBlur={() => afterPress(() => latest.current())}
        onEnter={commit}
        inputMode="decimal"
        autoComplete="off"
      />
      {odd !== null && <TypedNumberNote typed={odd} value={written} sign={precision > 0 ? decimalSeparator : null} />}
    </>
  );
}
