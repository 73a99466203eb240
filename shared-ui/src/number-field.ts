export { NumberField, type NumberFieldProps } from './forms/number-field';
