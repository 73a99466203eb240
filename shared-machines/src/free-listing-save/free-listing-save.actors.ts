import type { Api, ApiError } from '@listings/shared-api/contract';
import { fromPromise } from 'xstate';
import { audienceBodyOf, type AudienceForm } from '../audience/audience.rules';
import type { AutosaveCall } from '../autosave/autosave.machine';
import { toAnswer, refusedBy } from '../ports';
import type { RateForm } from '../shipping/shipping-rates.rules';
import type { ShippingForm } from '../shipping/shipping-settings.rules';
import { saveRates, saveTimes } from '../shipping/shipping.actors';
import type { FailedCall, FreeListingSave, FreeListingSaveAnswer, SettingsCall } from './free-listing-save.machine';
import { settingsToSave } from './free-listings.rules';

type Calls =
  | 'saveAudience'
  | 'saveSettings'
  | 'listShippingRates'
  | 'saveShippingRates'
  | 'deleteShippingRates'
  | 'listShippingTimes'
  | 'saveShippingTimes'
  | 'deleteShippingTimes'
  | 'syncSettings';
type Times = ShippingForm['times'];

const failedAs = (of: FreeListingSave, { status, message }: FailedCall): FreeListingSaveAnswer => ({
  type: 'answer.failed',
  of,
  status,
  message,
});
const refusedAs = (of: FreeListingSave) => (error: ApiError) => failedAs(of, refusedBy(error));

/** The calls of one save, plugged into the client. */
export const freeListingSaveActors = (api: Pick<Api, Calls>) => ({
  saveAudience: fromPromise<FreeListingSaveAnswer, AudienceForm>(async ({ input }) => {
    const body = audienceBodyOf(input);
    if (body === null) return failedAs('saveAudience', { status: 400, message: null });
    return toAnswer(
      api.saveAudience({ body }),
      () => ({ type: 'answer.audience' as const }),
      refusedAs('saveAudience'),
    );
  }),
  saveSettings: fromPromise<FreeListingSaveAnswer, SettingsCall>(({ input: { stored, form } }) =>
    toAnswer(
      api.saveSettings({ body: settingsToSave(stored, form) }),
      () => ({ type: 'answer.settings' as const }),
      refusedAs('saveSettings'),
    ),
  ),
  saveShippingRates: fromPromise<FreeListingSaveAnswer, AutosaveCall<readonly RateForm[]>>(async ({ input }) => {
    const answer = await saveRates(api, input);
    return answer.type === 'answer.saved'
      ? { type: 'answer.rates', rates: answer.saved }
      : failedAs('saveShippingRates', answer);
  }),
  saveShippingTimes: fromPromise<FreeListingSaveAnswer, AutosaveCall<Times>>(async ({ input }) => {
    const answer = await saveTimes(api, input);
    return answer.type === 'answer.saved' ? { type: 'answer.times' } : failedAs('saveShippingTimes', answer);
  }),
  syncSettings: fromPromise<FreeListingSaveAnswer>(() =>
    toAnswer(api.syncSettings(), () => ({ type: 'answer.synced' as const }), refusedBy),
  ),
});
