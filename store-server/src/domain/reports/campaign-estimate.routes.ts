import { currencyPrecision, toMinorUnits } from '@listings/shared-values';
import { failure, ok, type Handlers } from '../../calls/handler';
import { adsCurrency } from '../accounts/ads.routes';
import { readDocument } from '../documents/documents.store';
import { todayIn } from '../documents/store-profile.rules';
import { minorPerDollar } from '../values/budget.rules';
import { estimateOf } from './campaign-estimate.rules';

export const campaignEstimateHandlers: Pick<Handlers, 'estimateCampaign'> = {
  estimateCampaign: async ({ query: { country_codes, amount } }, { db, clock }) => {
    const currency = await adsCurrency(db);
    if (currency === null)
      return failure(400, { message: 'No currency available for the Ads account.', currency: '', country_codes });
    const budget = toMinorUnits(amount, currencyPrecision(currency));
    const today = todayIn(await readDocument(db, 'store'), clock.now());
    const estimate = budget === null ? null : estimateOf(country_codes, budget, minorPerDollar(currency), today);
    return estimate === null
      ? failure(404, { message: 'No store is similar.', currency, country_codes })
      : ok(estimate);
  },
};
