export { SearchPicker, type SearchPickerProps, type SearchPickerOption } from './pickers/search-picker';
