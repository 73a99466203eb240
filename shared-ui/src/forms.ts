export { Field, FieldError, type FieldControl, type FieldProps } from './forms/field';
export { TextField, type TextFieldProps } from './forms/text-field';
export { Select, type SelectOption, type SelectProps } from './forms/select';
export { Checkbox, type CheckboxProps } from './forms/checkbox';
export { Switch, type SwitchProps } from './forms/switch';
export { RadioCards, type RadioCardOption, type RadioCardsProps } from './forms/radio-cards';
export { Countdown, type CountdownProps } from './feedback/countdown';
export { SaveIndicator, type SaveIndicatorProps, type SaveState } from './feedback/save-indicator';
