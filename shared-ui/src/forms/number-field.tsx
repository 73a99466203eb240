import { useState } from 'react';
import { formatNumberText, parseNumberText, type NumberTextFormat } from './number-text';
import { TextField, type TextFieldProps } from './text-field';

type Shown = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'onEnter' | 'type' | 'inputMode' | 'maxLength'>;

export interface NumberFieldProps extends Shown, Partial<NumberTextFormat> {
  /** Null shows an empty field. */
  readonly value: number | null;
  /** Told the number when the field is left or Enter is pressed, only if it was changed. */
  readonly onCommit: (value: number) => void;
  /** Told the number at each key, such as to know whether it may be saved. */
  readonly onType?: (value: number) => void;
}

/** A number in the separators given. What is typed becomes a number when the field is left, never before. */
export function NumberField(props: NumberFieldProps) {
  const { value, onCommit, onType, precision = 0, decimalSeparator = '.', thousandSeparator = ',', ...shown } = props;
  const format = { precision, decimalSeparator, thousandSeparator };
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    setDraft(text);
    onType?.(parseNumberText(text, format));
  };
  const commit = () => {
    if (draft === null) return;
    const next = parseNumberText(draft, format);
    setDraft(null);
    if (next !== value) onCommit(next);
  };
  return (
    <TextField
      {...shown}
      value={draft ?? (value === null ? '' : formatNumberText(value, format))}
      onChange={type}
      onBlur={commit}
      onEnter={commit}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
