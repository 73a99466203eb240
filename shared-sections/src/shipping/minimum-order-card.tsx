import {
  groupMinimumOrders,
  setMinimumOrder,
  validateMinimumOrderModal,
  type MinimumOrderGroup,
} from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
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

type Edited = { readonly row: MinimumOrderGroup | null; readonly initial: Estimate };

const validate = ({ countries, value }: Estimate) => {
  const { threshold, ...messages } = validateMinimumOrderModal({ countries, threshold: value });
  return { ...messages, ...(threshold ? { value: threshold } : {}) };
};

function MinimumOrderModal({ view, edited, onClose }: { view: ReadyShipping; edited: Edited; onClose: () => void }) {
  const t = useText('sections');
  const { form, countries, currency, changeMinimumOrders } = view;
  const { row, initial } = edited;
  const charged = form.rates.filter(({ rate }) => rate > 0).map(({ country }) => country);
  const save = (estimate: { countries: readonly string[]; value: number }) => {
    const group = { countries: estimate.countries, threshold: estimate.value };
    changeMinimumOrders(setMinimumOrder(form.rates, group, row?.countries));
    onClose();
  };
  const remove = () => {
    changeMinimumOrders(setMinimumOrder(form.rates, { countries: [], threshold: null }, row?.countries));
    onClose();
  };
  return (
    <LazyEstimateModal
      title={t('shipping.minimumOrder.modal')}
      valueLabel={t('shipping.minimumOrder.value')}
      saveLabel={t(row?.threshold == null ? 'shipping.minimumOrder.addSave' : 'shipping.minimumOrder.save')}
      look={amountLook(currency)}
      groups={groupsOf(countries.groups, charged)}
      initial={initial}
      validate={validate}
      onSave={save}
      onClose={onClose}
      {...(row?.threshold == null ? {} : { onDelete: remove })}
    />
  );
}

/** The orders that ship for free: only countries with a rate above 0; a single row shows even when it is empty [S5.10]. */
export function MinimumOrderCard({ view }: { view: ReadyShipping }) {
  const t = useText('sections');
  const rule = useText('rules');
  const [edited, setEdited] = useState<Edited | null>(null);
  useReturnFocus(edited !== null, shippingTargets.minimumOrder);
  const { form, countries, currency, messages, changeMinimumOrders } = view;
  const groups = groupMinimumOrders(form.rates);
  const rows = groups.length === 1 ? groups : groups.filter(({ threshold }) => threshold !== null);
  const without = groups.length === 1 ? undefined : groups.find(({ threshold }) => threshold === null);
  return (
    <>
      <EstimateCard
        id={shippingTargets.minimumOrder}
        title={t('shipping.minimumOrder.title')}
        error={messages.minimumOrder && rule(messages.minimumOrder)}
        add={
          without && {
            label: t('shipping.minimumOrder.add'),
            onClick: () => setEdited({ row: null, initial: { countries: without.countries, value: null } }),
          }
        }
      >
        {rows.map((row) => {
          const names = countries.namesOf(row.countries);
          return (
            <EstimateRow
              key={row.countries.join()}
              label={t('shipping.minimumOrder.row', { names })}
              editLabel={t('shipping.minimumOrder.editRow', { names })}
              look={amountLook(currency)}
              value={row.threshold}
              onCommit={(threshold) =>
                changeMinimumOrders(setMinimumOrder(form.rates, { countries: row.countries, threshold }, row.countries))
              }
              onEdit={() => setEdited({ row, initial: { countries: row.countries, value: row.threshold } })}
            />
          );
        })}
      </EstimateCard>
      {edited && <MinimumOrderModal view={view} edited={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
