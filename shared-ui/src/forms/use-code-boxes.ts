import { plainDigits } from '@listings/shared-values';
import { useEffect, useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';

interface CodeBoxesInput {
  /** Element that holds the boxes. */
  readonly group: RefObject<HTMLElement | null>;
  readonly value: string;
  readonly length: number;
  readonly onChange: (value: string) => void;
  readonly onSubmit: (() => void) | undefined;
  readonly autoFocus: boolean;
}

const digitsOf = (text: string) => plainDigits(text).replace(/\D/g, '');

const spread = (value: string, length: number) => Array.from({ length }, (_, index) => value[index] ?? '');

/** A second digit typed into a filled box replaces the first, on whichever side it was typed. */
const newDigit = (typed: string, former: string) => (typed[0] === former ? typed.slice(1) : typed.slice(0, 1));

/** The boxes, which may have gaps, beside the value, which has none; and what typing, keys and pasting do to them. */
export function useCodeBoxes({ group, value, length, onChange, onSubmit, autoFocus }: CodeBoxesInput) {
  const [digits, setDigits] = useState(() => spread(value, length));
  const shown = digits.join('') === value && digits.length === length ? digits : spread(value, length);

  useEffect(() => {
    if (autoFocus) group.current?.querySelector('input')?.focus();
  }, [autoFocus, group]);

  const focus = (index: number) =>
    group.current?.querySelectorAll('input')[Math.max(0, Math.min(index, length - 1))]?.focus();
  const change = (next: string[]) => {
    setDigits(next);
    onChange(next.join(''));
  };
  const clear = (at: number) => change(shown.map((digit, index) => (index === at ? '' : digit)));
  const put = (from: number, typed: string) => {
    change(shown.map((digit, index) => typed[index - from] ?? digit));
    focus(from + typed.length);
  };

  const type = (index: number, text: string) => {
    const typed = digitsOf(text);
    if (text === '') clear(index);
    else if (typed.length >= length) put(0, typed.slice(0, length));
    else if (typed !== '') put(index, typed.length === 2 ? newDigit(typed, shown[index] ?? '') : typed);
  };
  const paste = (index: number, event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = digitsOf(event.clipboardData.getData('text'));
    if (pasted !== '') put(pasted.length >= length ? 0 : index, pasted.slice(0, length));
  };
  const press = (index: number, event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: length - 1 };
    const target = moves[event.key];
    if (event.key === 'Enter') onSubmit?.();
    else if (event.key === 'Backspace' && shown[index] === '' && index > 0) {
      clear(index - 1);
      focus(index - 1);
    } else if (target !== undefined) focus(target);
    else return;
    event.preventDefault();
  };
  return { shown, type, paste, press };
}
