export { DateField, type DateFieldProps } from './pickers/date-field';
export { SearchPicker, type SearchPickerProps, type SearchPickerOption } from './pickers/search-picker';
