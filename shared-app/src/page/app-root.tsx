import { brand } from '@listings/shared-machines';
import { createTexts, ErrorBoundary, TextsProvider, type Catalog, type DeclaredTexts } from '@listings/shared-ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { everyAppTexts } from '../messages/every-app.texts';
import { PageProvider, type AppProps } from './page-context';

export interface AppRootProps<C> {
  /** Props that root-config gives to the application. */
  readonly page: AppProps;
  /**
   * The application's own catalogs by namespace, of `sections` the texts of the sections it shows, and of `app` those of
   * the calls it makes: `{ reports: reportsTexts, sections: { reports: figuresTexts }, app: { errors: figureErrorTexts } }`;
   * `rules` where its forms have any. What all applications need is there. Has to stay the same object.
   */
  readonly catalogs: C & DeclaredTexts<C>;
  readonly children: ReactNode;
}

/**
 * Root of every application: provides the page's services, its cache, the texts and an error boundary to its screens.
 *
 * @example
 * const catalogs = { reports: reportsTexts, app: { errors: figureErrorTexts } };
 *
 * export function Root(page: AppProps) {
 *   return (
 *     <AppRoot page={page} catalogs={catalogs}>
 *       <ReportsScreen />
 *     </AppRoot>
 *   );
 * }
 */
export function AppRoot<C extends Readonly<Record<string, Catalog>>>({ page, catalogs, children }: AppRootProps<C>) {
  const { language, pseudoText } = page;
  const texts = useMemo(
    () =>
      createTexts({
        language,
        catalogs: { app: everyAppTexts },
        defaultVariables: brand,
        transform: pseudoText,
      }).extend(catalogs),
    [language, pseudoText, catalogs],
  );
  return (
    <PageProvider page={page}>
      <QueryClientProvider client={page.queryClient}>
        <TextsProvider texts={texts}>
          <ErrorBoundary>{children}</ErrorBoundary>
        </TextsProvider>
      </QueryClientProvider>
    </PageProvider>
  );
}
