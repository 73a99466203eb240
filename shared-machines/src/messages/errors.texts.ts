import type { NoticeId } from '../emitted';
import { accountErrorTexts } from './account-errors.texts';
import { audienceChoiceErrorTexts } from './audience-choice-errors.texts';
import { alertErrorTexts } from './alert-errors.texts';
import { apiKeyErrorTexts } from './api-key-errors.texts';
import { disconnectErrorTexts } from './disconnect-errors.texts';
import { adsErrorTexts } from './ads-errors.texts';
import { feedErrorTexts } from './feed-errors.texts';
import { handOverErrorTexts } from './hand-over-errors.texts';
import { figureErrorTexts } from './figure-errors.texts';
import { productFigureErrorTexts } from './product-figure-errors.texts';
import { programErrorTexts } from './program-errors.texts';
import { requirementErrorTexts } from './requirement-errors.texts';
import { shippingErrorTexts } from './shipping-errors.texts';
import { viewErrorTexts } from './view-errors.texts';
import texts from './en/errors.json';

/** Error texts by the key of the failed call. Source: S8, O8. */
export const errorTexts = {
  ...figureErrorTexts,
  ...productFigureErrorTexts,
  ...feedErrorTexts,
  ...programErrorTexts,
  ...accountErrorTexts,
  ...disconnectErrorTexts,
  ...audienceChoiceErrorTexts,
  ...shippingErrorTexts,
  ...requirementErrorTexts,
  ...adsErrorTexts,
  ...alertErrorTexts,
  ...handOverErrorTexts,
  ...apiKeyErrorTexts,
  ...viewErrorTexts,
  ...texts,
} as const satisfies Record<NoticeId, string>;
