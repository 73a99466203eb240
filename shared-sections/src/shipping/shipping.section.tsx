import type { ShippingRateOption } from '@listings/shared-api/contract';
import { shippingFields, type ShippingField } from '@listings/shared-machines';
import { LoadingCard, Panel, PanelBody, Section, useText } from '@listings/shared-ui';
import { RadioCards, type RadioCardOption } from '@listings/shared-ui/forms';
import { HelpLink } from '../links/help-link';
import { listingLinks } from '../links/listing-links';
import { FailedCall, RoleFieldset, useFailureText } from '@listings/shared-app';
import { memo } from 'react';
import { ForeignOption } from './foreign-option';
import { FreeShippingCard } from './free-shipping-card';
import { MinimumOrderCard } from './minimum-order-card';
import { RatesCard } from './rates-card';
import { SavingOfCard } from './saving-of-card';
import { shippingTargets } from './shipping-targets';
import { TaxSection } from './tax.section';
import { TimeOptionCard } from './time-option-card';
import { TimesCard } from './times-card';
import type { ReadyShipping, ShippingView } from './use-shipping';

function useRateOptions(): RadioCardOption<ShippingRateOption>[] {
  const t = useText('sections');
  return [
    { value: 'automatic', label: t('shipping.option.automatic'), description: t('shipping.option.automaticHelp') },
    { value: 'flat', label: t('shipping.option.flat'), description: t('shipping.option.flatHelp') },
    {
      value: 'manual',
      label: t('shipping.option.manual'),
      description: t('shipping.option.manualHelp'),
      content: (
        <HelpLink context="setup-mc-shipping" of={listingLinks} link="shipping-manual">
          {t('shipping.merchantCenter')}
        </HelpLink>
      ),
    },
  ];
}

const hasFreeShipping = ({ form }: ReadyShipping): boolean => form.rates.some(({ rate }) => rate > 0);
const isTimeOptionShown = ({ foreign, form }: ReadyShipping): boolean =>
  foreign.shippingTime !== undefined || form.settings.shippingTime === null;

/** Fields without a card at the moment: the first card shows their save status. */
function fieldsWithoutCard(view: ReadyShipping): ShippingField[] {
  const { shippingRate, shippingTime } = view.form.settings;
  const isFlat = shippingRate === 'flat';
  const hasCard: Readonly<Record<ShippingField, boolean>> = {
    shippingRate: true,
    rates: isFlat,
    offerFreeShipping: isFlat && hasFreeShipping(view),
    // The card of the free-shipping choice shows its save status where it has no field.
    minimumOrder: isFlat && hasFreeShipping(view),
    shippingTime: isTimeOptionShown(view),
    times: shippingTime === 'flat',
    taxRate: view.isTaxShown,
  };
  return shippingFields.filter((field) => !hasCard[field]);
}

function RatesPanels({ view }: { view: ReadyShipping }) {
  const t = useText('sections');
  const { form, messages } = view;
  const { shippingRate, offerFreeShipping } = form.settings;
  return (
    <>
      <Panel>
        <PanelBody>
          <ForeignOption held={view.foreign.shippingRate} isChosen={shippingRate !== null} />
          <RadioCards
            id={shippingTargets.shippingRate}
            legend={t('shipping.option.legend')}
            value={shippingRate}
            onChange={view.chooseRateOption}
            options={useRateOptions()}
            error={messages.shippingRate}
          />
          <SavingOfCard view={view} fields={['shippingRate', ...fieldsWithoutCard(view)]} />
        </PanelBody>
      </Panel>
      {shippingRate === 'flat' && (
        <>
          <RatesCard view={view} />
          {hasFreeShipping(view) && <FreeShippingCard view={view} />}
          {offerFreeShipping === true && <MinimumOrderCard view={view} />}
        </>
      )}
    </>
  );
}

function RatesBody({ view }: { view: ShippingView }) {
  const t = useText('sections');
  const failureText = useFailureText();
  if (view.phase === 'ready')
    return (
      <RoleFieldset call="saveSettings">
        <RatesPanels view={view} />
      </RoleFieldset>
    );
  if (view.phase === 'loading') return <LoadingCard label={t('shipping.loading')} lines={6} />;
  return (
    <Panel>
      <FailedCall call={view.failed} message={failureText(view.failed)} onRetry={view.retry} />
    </Panel>
  );
}

/** Shipping rates, shipping times where they are flat, and tax where the US is concerned [S2.25-S2.29]. */
export const ShippingSection = memo(function ShippingSection({ view }: { view: ShippingView }) {
  const t = useText('sections');
  const readMore = (
    <HelpLink context="setup-mc-shipping" of={listingLinks} link="shipping-read-more">
      {t('shipping.readMore')}
    </HelpLink>
  );
  const isReady = view.phase === 'ready';
  return (
    <>
      <Section title={t('shipping.option.title')} description={t('shipping.option.help')} aside={readMore}>
        <RatesBody view={view} />
      </Section>
      {isReady && (isTimeOptionShown(view) || view.form.settings.shippingTime === 'flat') && (
        <Section title={t('shipping.times.title')} description={t('shipping.times.help')} aside={readMore}>
          <RoleFieldset call="saveSettings" quiet>
            {isTimeOptionShown(view) && <TimeOptionCard view={view} />}
            {view.form.settings.shippingTime === 'flat' && <TimesCard view={view} />}
          </RoleFieldset>
        </Section>
      )}
      {isReady && view.isTaxShown && <TaxSection view={view} />}
    </>
  );
});
