import { Panel, PanelBody, useText } from '@listings/shared-ui';
import { RadioCards } from '@listings/shared-ui/forms';
import { ForeignOption } from './foreign-option';
import { SavingOfCard } from './saving-of-card';
import { shippingTargets } from './shipping-targets';
import type { ReadyShipping } from './use-shipping';

/**
 * Source of the shipping times. Implied by the rate option otherwise [S4.13]; shown where the store holds a time option
 * that is none of ours [S5.06].
 */
export function TimeOptionCard({ view }: { view: ReadyShipping }) {
  const t = useText('sections');
  const { form, foreign, messages } = view;
  const { shippingTime } = form.settings;
  return (
    <Panel>
      <PanelBody>
        <ForeignOption held={foreign.shippingTime} isChosen={shippingTime !== null} />
        <RadioCards
          id={shippingTargets.shippingTime}
          legend={t('shipping.times.legend')}
          value={shippingTime}
          onChange={view.chooseTimeOption}
          options={[
            { value: 'flat', label: t('shipping.times.flat') },
            { value: 'manual', label: t('shipping.times.manual') },
          ]}
          error={messages.shippingTime}
        />
        <SavingOfCard view={view} fields={['shippingTime']} />
      </PanelBody>
    </Panel>
  );
}
