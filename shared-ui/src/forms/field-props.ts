import type { FieldProps } from './field';

type Outer = Omit<FieldProps, 'children'>;

/** Takes what belongs to the Field out of a control's props, absent ones left out. */
export function fieldProps(props: Outer): Outer {
  const { label, labelHidden, hint, error, required, optional, id } = props;
  return {
    label,
    ...(labelHidden === undefined ? {} : { labelHidden }),
    ...(hint === undefined ? {} : { hint }),
    ...(error === undefined ? {} : { error }),
    ...(required === undefined ? {} : { required }),
    ...(optional === undefined ? {} : { optional }),
    ...(id === undefined ? {} : { id }),
  };
}
