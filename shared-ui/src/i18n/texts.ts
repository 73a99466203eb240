import {
  createCatalogReader,
  type CatalogReader,
  type CatalogReaderOptions,
  type Catalogs,
} from '@listings/shared-values';
import { uiTexts } from '../messages/ui.texts';
import { pageDirection } from '../theme/direction';

export { PSEUDO_LOCALE } from '@listings/shared-values';

export interface TextsOptions extends Omit<CatalogReaderOptions, 'sources' | 'isRightToLeft' | 'onMissing'> {
  /** Catalogs by namespace; `ui` is always there. */
  readonly catalogs: Catalogs;
}

/** The texts of one application. */
export type Texts = CatalogReader;

/** Makes an application's texts, with those of the components. A missing text is logged to the console. */
export const createTexts = ({ catalogs, ...options }: TextsOptions): Texts =>
  createCatalogReader({
    ...options,
    sources: [catalogs, { ui: uiTexts }],
    isRightToLeft: pageDirection() === 'rtl',
    onMissing: console.error,
  });
