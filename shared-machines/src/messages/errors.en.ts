import type { NoticeId } from '../emitted';
import { accountErrorTexts } from './account-errors.en';
import { disconnectErrorTexts } from './disconnect-errors.en';
import { adsErrorTexts } from './ads-errors.en';
import { contactErrorTexts } from './contact-errors.en';
import { feedErrorTexts } from './feed-errors.en';
import { figureErrorTexts } from './figure-errors.en';
import { productFigureErrorTexts } from './product-figure-errors.en';
import { programErrorTexts } from './program-errors.en';

/** Error texts by the key of the failed call. Source: S8, O8. */
export const errorTexts = {
  ...figureErrorTexts,
  ...productFigureErrorTexts,
  ...feedErrorTexts,
  ...programErrorTexts,
  ...accountErrorTexts,
  ...disconnectErrorTexts,
  ...contactErrorTexts,
  ...adsErrorTexts,
  getSettings: 'There was an error loading merchant center settings.',
  saveSettings: 'There was an error trying to save settings. Please try again later.',
  listShippingRates: 'There was an error loading shipping rates.',
  suggestShippingRates: 'There was an error loading shipping rates.',
  saveShippingRates: 'There was an error trying to save shipping rates. Please try again later.',
  deleteShippingRates: 'There was an error trying to delete shipping rates. Please try again later.',
  listShippingTimes: 'There was an error loading shipping times.',
  saveShippingTimes: 'There was an error trying to add / update shipping times. Please try again later.',
  deleteShippingTimes: 'There was an error trying to delete shipping times. Please try again later.',
  saveSuggestedRates:
    'Unable to use your store shipping settings as shipping rates in {{provider}}. You may have to enter shipping rates manually.',
  saveShipping: 'There is a problem in saving your settings and shipping rates. Please try again later.',
  suggestAudience: 'There was an error loading target audience.',
  saveAudience: 'There was an error saving target audience data.',
  clearShippingData: 'Something went wrong while trying to clear your shipping data. Please try again later.',
  restoreShippingData: 'Something went wrong while trying to restore your shipping data. Please try again later.',
  syncSettings: 'Something went wrong while saving your changes. Please try again later.',
  completeSetup: 'Unable to complete your setup. Please try again later.',
  listVariations: 'There was an error loading product variations.',
} as const satisfies Record<NoticeId, string>;
