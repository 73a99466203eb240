import { groupMinimumOrders, setMinimumOrder, validateMinimumOrderModal } from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import type { Estimate } from './estimate-modal';
import { EstimatesCard } from './estimates-card';
import { amountLook } from './number-looks';
import type { ReadyShipping } from './use-shipping';
import { shippingTargets } from './shipping-targets';
import { ratesBefore } from './use-emptied';

const validate = ({ countries, value }: Estimate) => {
  const { threshold, ...messages } = validateMinimumOrderModal({ countries, threshold: value });
  return { ...messages, ...(threshold ? { value: threshold } : {}) };
};

/** The orders that ship for free: only countries with a rate above 0; a single row shows even when it is empty [S5.10]. */
export function MinimumOrderCard({ view }: { view: ReadyShipping }) {
  const t = useText('sections');
  const { form, currency, messages, changeMinimumOrders } = view;
  const all = groupMinimumOrders(form.rates).map(({ countries, threshold }) => ({ countries, value: threshold }));
  const without = all.length === 1 ? undefined : all.find(({ value }) => value === null);
  const entered = (countries: readonly string[], threshold: number | null, before?: readonly string[]) =>
    setMinimumOrder(form.rates, { countries, threshold }, before);
  return (
    <EstimatesCard
      of="minimumOrder"
      id={shippingTargets.minimumOrder}
      title={t('shipping.minimumOrder.title')}
      view={view}
      look={amountLook(currency)}
      error={messages.minimumOrder}
      rows={all.filter((row) => row !== without)}
      another={without}
      choices={form.rates.filter(({ rate }) => rate > 0).map(({ country }) => country)}
      validate={validate}
      onSave={({ countries, value }, before) => changeMinimumOrders(entered(countries, value, before))}
      onType={({ countries }, threshold) => view.type({ rates: entered(countries, threshold, countries) })}
      onRestore={(emptied) => changeMinimumOrders(...ratesBefore(form, emptied))}
      onDelete={({ countries }) => changeMinimumOrders(entered([], null, countries))}
      keepsEmpty
    />
  );
}
