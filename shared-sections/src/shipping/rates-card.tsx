import {
  countriesWithoutRate,
  rateRows,
  removeRates,
  setRateGroup,
  validateRateModal,
} from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import type { Estimate } from './estimate-modal';
import { EstimatesCard } from './estimates-card';
import { amountLook } from './number-looks';
import type { ReadyShipping } from './use-shipping';
import { shippingTargets } from './shipping-targets';
import { ratesBefore } from './use-emptied';

const validate = ({ countries, value }: Estimate) => {
  const { rate, ...messages } = validateRateModal({ countries, rate: value });
  return { ...messages, ...(rate ? { value: rate } : {}) };
};

/** The estimated rates: countries with equal currency and rate share a row [S2.29, S5.09]. */
export function RatesCard({ view }: { view: ReadyShipping }) {
  const t = useText('sections');
  const { form, targets, currency, messages, changeRates } = view;
  const entered = (countries: readonly string[], rate: number, before?: readonly string[]) =>
    setRateGroup(form.rates, { countries, currency: currency.code, rate }, before);
  const left = countriesWithoutRate(form.rates, targets);
  return (
    <EstimatesCard
      of="rates"
      id={shippingTargets.rates}
      title={t('shipping.rates.title')}
      view={view}
      look={amountLook(currency)}
      error={messages.rates}
      rows={rateRows(form.rates, targets, currency.code).map(({ countries, rate }) => ({ countries, value: rate }))}
      zeroPill={t('shipping.rates.free')}
      another={form.rates.length > 0 && left.length > 0 ? { countries: left, value: 0 } : undefined}
      choices={targets}
      validate={validate}
      onSave={({ countries, value }, before) => changeRates(entered(countries, value, before))}
      onType={({ countries }, rate) =>
        view.type({
          rates: rate === null ? removeRates(form.rates, countries) : entered(countries, rate, countries),
        })
      }
      onRestore={(emptied) => changeRates(...ratesBefore(form, emptied))}
      onDelete={({ countries }) => changeRates(removeRates(form.rates, countries))}
    />
  );
}
