export {
  TreeSelect,
  type TreeSelectGroup,
  type TreeSelectOption,
  type TreeSelectProps,
} from './forms/tree-select/tree-select';
