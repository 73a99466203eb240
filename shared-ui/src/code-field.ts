export { CodeField, type CodeFieldProps } from './forms/code-field';
