import type { ShippingRateOption } from '@listings/shared-api/contract';
import { ErrorState, LoadingCard, Panel, PanelBody, Section, useText } from '@listings/shared-ui';
import { RadioCards, type RadioCardOption } from '@listings/shared-ui/forms';
import { HelpLink } from '../links/help-link';
import { useFailureText } from '../page/use-failure-notice';
import { SaveStatus } from '../saving/save-status';
import { FreeShippingCard } from './free-shipping-card';
import { MinimumOrderCard } from './minimum-order-card';
import { RatesCard } from './rates-card';
import { TaxSection } from './tax.section';
import { TimesCard } from './times-card';
import type { ReadyShipping, ShippingView } from './use-shipping';
import { shippingTargets } from './use-shipping-reasons';

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
        <HelpLink context="setup-mc-shipping" link="shipping-manual">
          {t('shipping.merchantCenter')}
        </HelpLink>
      ),
    },
  ];
}

function RatesPanels({ view }: { view: ReadyShipping }) {
  const t = useText('sections');
  const rule = useText('rules');
  const { form, messages } = view;
  const { shippingRate, offerFreeShipping } = form.settings;
  const message = messages.shippingRate ?? messages.shippingTime;
  return (
    <>
      <Panel>
        <PanelBody>
          <RadioCards
            id={shippingTargets.shippingRate}
            legend={t('shipping.option.legend')}
            value={shippingRate}
            onChange={view.chooseRateOption}
            options={useRateOptions()}
            error={message && rule(message)}
          />
          {view.saving && <SaveStatus status={view.saving.status} onRetry={view.saving.retry} />}
        </PanelBody>
      </Panel>
      {shippingRate === 'flat' && (
        <>
          <RatesCard view={view} />
          {form.rates.some(({ rate }) => rate > 0) && <FreeShippingCard view={view} />}
          {offerFreeShipping === true && <MinimumOrderCard view={view} />}
        </>
      )}
    </>
  );
}

function RatesBody({ view }: { view: ShippingView }) {
  const t = useText('sections');
  const failureText = useFailureText();
  if (view.phase === 'ready') return <RatesPanels view={view} />;
  if (view.phase === 'loading') return <LoadingCard label={t('shipping.loading')} lines={6} />;
  return (
    <Panel>
      <ErrorState message={failureText(view.failed)} onRetry={view.retry} />
    </Panel>
  );
}

/** Shipping rates, shipping times where they are flat, and tax where the US is concerned [S2.25-S2.29]. */
export function ShippingSection({ view }: { view: ShippingView }) {
  const t = useText('sections');
  const readMore = (
    <HelpLink context="setup-mc-shipping" link="shipping-read-more">
      {t('shipping.readMore')}
    </HelpLink>
  );
  const isReady = view.phase === 'ready';
  return (
    <>
      <Section title={t('shipping.option.title')} description={t('shipping.option.help')} aside={readMore}>
        <RatesBody view={view} />
      </Section>
      {isReady && view.form.settings.shippingTime === 'flat' && (
        <Section title={t('shipping.times.title')} description={t('shipping.times.help')} aside={readMore}>
          <TimesCard view={view} />
        </Section>
      )}
      {isReady && view.isTaxShown && <TaxSection view={view} />}
    </>
  );
}
