import rtlPlugin from '@mui/stylis-plugin-rtl';

/** Plug-ins of the style cache on a page that is read from right to left: left and right change places in every rule. */
export const rightToLeftPlugins = [rtlPlugin];
