export { Combobox, type ComboboxOption, type ComboboxProps } from './forms/combobox';
