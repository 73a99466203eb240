import {
  canAddTime,
  countriesWithoutTime,
  removeTimes,
  setTimeGroup,
  timeRows,
  validateTimeModal,
  type TimeGroup,
} from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import { useState } from 'react';
import { groupsOf } from '../countries/country-groups';
import { EstimateCard } from './estimate-card';
import type { Estimate } from './estimate-modal';
import { LazyEstimateModal } from './lazy-estimate-modal';
import { EstimateRow } from './estimate-row';
import { daysLook } from './number-looks';
import { useReturnFocus } from './use-return-focus';
import type { ReadyShipping } from './use-shipping';
import { shippingTargets } from './use-shipping-reasons';

type Edited = { readonly row: TimeGroup | null; readonly initial: Estimate };

const validate = ({ countries, value }: Estimate) => {
  const { time, ...messages } = validateTimeModal({ countries, time: value });
  return { ...messages, ...(time ? { value: time } : {}) };
};

function TimeModal({ view, edited, onClose }: { view: ReadyShipping; edited: Edited; onClose: () => void }) {
  const t = useText('sections');
  const { form, targets, countries, currency, changeTimes } = view;
  const { row, initial } = edited;
  const save = (estimate: { countries: readonly string[]; value: number }) => {
    const group = { countries: estimate.countries, time: estimate.value };
    changeTimes(setTimeGroup(form.times, group, row?.countries));
    onClose();
  };
  const remove = () => {
    changeTimes(removeTimes(form.times, row?.countries ?? []));
    onClose();
  };
  return (
    <LazyEstimateModal
      title={t('shipping.times.modal')}
      valueLabel={t('shipping.times.value')}
      saveLabel={t(row ? 'shipping.times.save' : 'shipping.times.addSave')}
      look={daysLook(currency, t('shipping.times.days'))}
      groups={groupsOf(countries.groups, targets)}
      initial={initial}
      validate={validate}
      onSave={save}
      onClose={onClose}
      {...(row ? { onDelete: remove } : {})}
    />
  );
}

/** The estimated times: countries with the same days share a row; a country belongs to one row only [S2.26, S2.27, S4.16]. */
export function TimesCard({ view }: { view: ReadyShipping }) {
  const t = useText('sections');
  const rule = useText('rules');
  const [edited, setEdited] = useState<Edited | null>(null);
  useReturnFocus(edited !== null, shippingTargets.times);
  const { form, targets, countries, currency, messages, changeTimes } = view;
  const add = () =>
    setEdited({ row: null, initial: { countries: countriesWithoutTime(form.times, targets), value: 0 } });
  return (
    <>
      <EstimateCard
        id={shippingTargets.times}
        title={t('shipping.times.card')}
        error={messages.times && rule(messages.times)}
        add={canAddTime(form.times, targets) ? { label: t('shipping.times.add'), onClick: add } : undefined}
      >
        {timeRows(form.times, targets).map((row) => {
          const names = countries.namesOf(row.countries);
          return (
            <EstimateRow
              key={row.countries.join()}
              label={t('shipping.times.row', { names })}
              editLabel={t('shipping.times.editRow', { names })}
              look={daysLook(currency, t('shipping.times.days'))}
              value={row.time}
              onCommit={(time) =>
                changeTimes(setTimeGroup(form.times, { countries: row.countries, time }, row.countries))
              }
              onEdit={() => setEdited({ row, initial: { countries: row.countries, value: row.time } })}
            />
          );
        })}
      </EstimateCard>
      {edited && <TimeModal view={view} edited={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
