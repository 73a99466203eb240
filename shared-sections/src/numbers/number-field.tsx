import { afterPress, TextField, type TextFieldProps } from '@listings/shared-ui';
import { formatNumber, isPartedOtherwise, type NumberFormat, parseNumber, plainDigits } from '@listings/shared-values';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/** Digits that are parted otherwise than the format parts them, and what they were read as. */
interface Odd {
  readonly typed: string;
  readonly read: number;
}

/** Milliseconds without a key after which it is said what is read: on the way to `1,200`, `1,2` is nothing odd. */
const PAUSE_MS = 1000;

const isEmptied = (text: string): boolean => !/\d/.test(plainDigits(text));

/**
 * A number in the separators given. What is typed becomes a number when the field is left, never before; a press that
 * leaves it finds its button where it was. Digits that are parted otherwise (`12,5` for a store that writes `12.5`) are read as
 * the store writes numbers [S5.12]. A note says as what, as soon as typing pauses and until the number is another; Enter sends
 * no form before that was said.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onCommit, onType, onLeave, ...rest } = props;
  const { precision = 0, decimalSeparator = '.', thousandSeparator = ',', ...shown } = rest;
  const format = { precision, decimalSeparator, thousandSeparator };
  const [draft, setDraft] = useState<string | null>(null);
  const [odd, setOdd] = useState<Odd | null>(null);
  const read = parseNumber(draft ?? '', format);
  const isOdd = draft !== null && isPartedOtherwise(draft, format);
  useEffect(() => {
    if (draft === null || !isOdd) return;
    const timer = setTimeout(() => setOdd({ typed: draft, read }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, isOdd, read]);
  const type = (text: string) => {
    setDraft(text);
    setOdd(null);
    onType?.(parseNumber(text, format), isEmptied(text));
  };
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    setOdd(isOdd ? { typed: draft, read } : null);
    if (read !== value) onCommit(read, isEmptied(draft));
    onLeave?.();
  };
  const enter = () => {
    commit();
    return !isOdd || odd !== null;
  };
  const latest = useRef(commit);
  useLayoutEffect(() => {
    latest.current = commit;
  });
  const isSaid = odd !== null && (draft !== null || odd.read === (value ?? 0));
  return (
    <>
      <TextField
        {...shown}
        value={draft ?? (value === null ? '' : formatNumber(value, format))}
        onChange={type}
        onBlur={() => afterPress(() => latest.current())}
        onEnter={enter}
        inputMode="decimal"
        autoComplete="off"
      />
      {isSaid && <TypedNumberNote typed={odd.typed} value={formatNumber(odd.read, format)} format={format} />}
    </>
  );
}
