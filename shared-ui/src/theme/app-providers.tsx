import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pageStyleCache } from './emotion-cache';
import { theme } from './theme';

/** Theme and styles for one React root. The page-wide rules come with the shared cache, so nothing is inserted twice. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={pageStyleCache()}>
      <ThemeProvider theme={theme} storageManager={null} disableStyleSheetGeneration noSsr>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
