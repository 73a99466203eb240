import { errorTexts, type rulesMessages } from '@listings/shared-machines';
import type {} from '@listings/shared-ui';
import { everyAppTexts } from './every-app.texts';
import { waitingTexts } from './waiting.texts';

/** All Texts of the kit (namespace `app`): for tests, and what keys are checked by. */
export const appTexts = { ...everyAppTexts, waiting: waitingTexts, errors: errorTexts } as const;

/** The texts by their keys; naming it at the door makes them known to the applications. */
export type AppTexts = typeof appTexts;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    app: AppTexts;
    rules: typeof rulesMessages;
  }
}
