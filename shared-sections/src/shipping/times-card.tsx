import {
  canAddTime,
  countriesWithoutTime,
  removeTimes,
  setTimeGroup,
  timeRows,
  validateTimeModal,
} from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import type { Estimate } from './estimate-modal';
import { EstimatesCard } from './estimates-card';
import { daysLook } from './number-looks';
import type { ReadyShipping } from './use-shipping';
import { shippingTargets } from './shipping-targets';
import { timesBefore } from './use-emptied';

const validate = ({ countries, value }: Estimate) => {
  const { time, ...messages } = validateTimeModal({ countries, time: value });
  return { ...messages, ...(time ? { value: time } : {}) };
};

/** The estimated times: countries with the same days share a row; a country belongs to one row only [S2.26, S2.27, S4.16]. */
export function TimesCard({ view }: { view: ReadyShipping }) {
  const t = useText('sections');
  const { form, targets, currency, messages, changeTimes } = view;
  const entered = (countries: readonly string[], time: number, before?: readonly string[]) =>
    setTimeGroup(form.times, { countries, time }, before);
  return (
    <EstimatesCard
      of="times"
      id={shippingTargets.times}
      title={t('shipping.times.card')}
      view={view}
      look={daysLook(currency, t('shipping.times.days'))}
      error={messages.times}
      rows={timeRows(form.times, targets).map(({ countries, time }) => ({ countries, value: time }))}
      another={
        canAddTime(form.times, targets) ? { countries: countriesWithoutTime(form.times, targets), value: 0 } : undefined
      }
      choices={targets}
      validate={validate}
      onSave={({ countries, value }, before) => changeTimes(entered(countries, value, before))}
      onType={({ countries }, time) =>
        view.type({
          times: time === null ? removeTimes(form.times, countries) : entered(countries, time, countries),
        })
      }
      onRestore={(emptied) => changeTimes(timesBefore(form, emptied))}
      onDelete={({ countries }) => changeTimes(removeTimes(form.times, countries))}
    />
  );
}
