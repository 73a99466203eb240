import {
  countriesWithoutRate,
  rateRows,
  removeRates,
  setRateGroup,
  validateRateModal,
  type RateGroup,
} from '@listings/shared-machines';
import { StatusPill, useText } from '@listings/shared-ui';
import { useState } from 'react';
import { groupsOf } from '../countries/country-groups';
import { EstimateCard } from './estimate-card';
import type { Estimate } from './estimate-modal';
import { LazyEstimateModal } from './lazy-estimate-modal';
import { EstimateRow } from './estimate-row';
import { amountLook } from './number-looks';
import { useReturnFocus } from './use-return-focus';
import type { ReadyShipping } from './use-shipping';
import { shippingTargets } from './use-shipping-reasons';

type Edited = { readonly row: RateGroup | null; readonly initial: Estimate };

const validate = ({ countries, value }: Estimate) => {
  const { rate, ...messages } = validateRateModal({ countries, rate: value });
  return { ...messages, ...(rate ? { value: rate } : {}) };
};

function RateModal({ view, edited, onClose }: { view: ReadyShipping; edited: Edited; onClose: () => void }) {
  const t = useText('sections');
  const { form, targets, countries, currency, changeRates } = view;
  const { row, initial } = edited;
  const save = (estimate: { countries: readonly string[]; value: number }) => {
    const group = { countries: estimate.countries, currency: currency.code, rate: estimate.value };
    changeRates(setRateGroup(form.rates, group, row?.countries));
    onClose();
  };
  const remove = () => {
    changeRates(removeRates(form.rates, row?.countries ?? []));
    onClose();
  };
  return (
    <LazyEstimateModal
      title={t('shipping.rates.modal')}
      valueLabel={t('shipping.rates.value')}
      saveLabel={t(row ? 'shipping.rates.save' : 'shipping.rates.addSave')}
      look={amountLook(currency)}
      groups={groupsOf(countries.groups, targets)}
      initial={initial}
      validate={validate}
      onSave={save}
      onClose={onClose}
      {...(row ? { onDelete: remove } : {})}
    />
  );
}

/** The estimated rates: countries with equal currency and rate share a row [S2.29, S5.09]. */
export function RatesCard({ view }: { view: ReadyShipping }) {
  const t = useText('sections');
  const rule = useText('rules');
  const [edited, setEdited] = useState<Edited | null>(null);
  useReturnFocus(edited !== null, shippingTargets.rates);
  const { form, targets, countries, currency, messages, changeRates } = view;
  const left = countriesWithoutRate(form.rates, targets);
  const canAdd = form.rates.length > 0 && left.length > 0;
  return (
    <>
      <EstimateCard
        id={shippingTargets.rates}
        title={t('shipping.rates.title')}
        error={messages.rates && rule(messages.rates)}
        add={
          canAdd
            ? {
                label: t('shipping.rates.add'),
                onClick: () => setEdited({ row: null, initial: { countries: left, value: 0 } }),
              }
            : undefined
        }
      >
        {rateRows(form.rates, targets, currency.code).map((row) => {
          const names = countries.namesOf(row.countries);
          return (
            <EstimateRow
              key={row.countries.join()}
              label={t('shipping.rates.row', { names })}
              editLabel={t('shipping.rates.editRow', { names })}
              look={amountLook(currency)}
              value={row.rate}
              onCommit={(rate) => changeRates(setRateGroup(form.rates, { ...row, rate }, row.countries))}
              onEdit={() => setEdited({ row, initial: { countries: row.countries, value: row.rate } })}
            >
              {row.rate === 0 && <StatusPill tone="success">{t('shipping.rates.free')}</StatusPill>}
            </EstimateRow>
          );
        })}
      </EstimateCard>
      {edited && <RateModal view={view} edited={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
