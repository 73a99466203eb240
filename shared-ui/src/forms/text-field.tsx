import Box from '@mui/material/Box';
import type { InputHTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { ControlBox, ControlInput } from './control';
import { Field, type FieldProps } from './field';
import { fieldProps } from './field-props';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'name' | 'placeholder' | 'type' | 'readOnly' | 'disabled'
>;

export interface TextFieldProps extends Omit<FieldProps, 'children'>, InputAttributes {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Called for Enter; `false` keeps the form from being sent by it. */
  readonly onEnter?: (() => boolean | void) | undefined;
  /** Stands before the text inside the box, such as a currency sign. */
  readonly prefix?: ReactNode;
  /** Stands after the text inside the box, such as a unit. */
  readonly suffix?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Prefix or suffix inside a box, beside the text. */
function Affix({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap', typography: 'body2' }}>
      {children}
    </Box>
  );
}

/** Addresses are read from left to right in every language. */
const directionOf = (type: string): 'ltr' | undefined => (type === 'url' || type === 'email' ? 'ltr' : undefined);

/** One line of text with its label, hint and message. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, onEnter, prefix, suffix, inputRef, autoComplete, inputMode, maxLength } = props;
  const { name, placeholder, type = 'text', readOnly, disabled = false } = props;
  const attributes = { autoComplete, inputMode, maxLength, name, placeholder, type, readOnly, disabled };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && onEnter?.() === false) event.preventDefault();
  };
  return (
    <Field {...fieldProps(props)}>
      {(control) => (
        <ControlBox data-invalid={control['aria-invalid'] ?? false} data-disabled={disabled}>
          {prefix !== undefined && <Affix>{prefix}</Affix>}
          <ControlInput
            {...control}
            {...attributes}
            dir={directionOf(type)}
            ref={inputRef}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onBlur?.()}
            onKeyDown={press}
          />
          {suffix !== undefined && <Affix>{suffix}</Affix>}
        </ControlBox>
      )}
    </Field>
  );
}
