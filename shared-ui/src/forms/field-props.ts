import type { FieldProps } from './field';

type Outer = Omit<FieldProps, 'children'>;

/** Takes what belongs to the Field out of a control's props. */
export function fieldProps({ label, labelHidden, hint, error, required, optional, id }: Outer): Outer {
  return { label, labelHidden, hint, error, required, optional, id };
}
