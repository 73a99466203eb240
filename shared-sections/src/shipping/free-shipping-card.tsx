import { Panel, PanelBody, useText } from '@listings/shared-ui';
import { RadioCards } from '@listings/shared-ui/forms';
import type { ReadyShipping } from './use-shipping';
import { SavingOfCard } from './saving-of-card';
import { shippingTargets } from './shipping-targets';

const valueOf = (offer: boolean | undefined) => (offer === undefined ? null : offer ? 'yes' : 'no');

/** Choice of free shipping for orders over some amount; shown while any rate is above 0 [S4.14, S5.04]. */
export function FreeShippingCard({ view }: { view: ReadyShipping }) {
  const t = useText('sections');
  const { form, messages, chooseFreeShipping } = view;
  return (
    <Panel>
      <PanelBody>
        <RadioCards
          id={shippingTargets.offerFreeShipping}
          legend={t('shipping.freeShipping.legend')}
          value={valueOf(form.settings.offerFreeShipping)}
          onChange={(choice) => chooseFreeShipping(choice === 'yes')}
          options={[
            { value: 'yes', label: t('shipping.freeShipping.yes') },
            { value: 'no', label: t('shipping.freeShipping.no') },
          ]}
          error={messages.offerFreeShipping}
        />
        <SavingOfCard
          view={view}
          fields={
            form.settings.offerFreeShipping === true ? ['offerFreeShipping'] : ['offerFreeShipping', 'minimumOrder']
          }
        />
      </PanelBody>
    </Panel>
  );
}
