import type {} from '@listings/shared-ui';
import { startMessages } from './start.en';
import { wizardMessages } from './wizard.en';

/** English texts of get started and the setup wizard: namespace `setup`. */
export const setupTexts = { start: startMessages, wizard: wizardMessages } as const;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    setup: typeof setupTexts;
  }
}
