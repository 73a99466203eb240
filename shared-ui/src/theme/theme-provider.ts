/** Hands the theme down, in the place of a provider that can also switch schemes and write variables: 3 kB less. */
export { ThemeProvider as CssVarsProvider } from '@mui/system';
