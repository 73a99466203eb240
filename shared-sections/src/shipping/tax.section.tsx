import type { TaxRateOption } from '@listings/shared-api/contract';
import { RoleFieldset } from '@listings/shared-app';
import { Panel, PanelBody, Section, useText } from '@listings/shared-ui';
import { RadioCards, type RadioCardOption } from '@listings/shared-ui/forms';
import { HelpLink } from '../links/help-link';
import { listingLinks } from '../links/listing-links';
import type { ReadyShipping } from './use-shipping';
import { ForeignOption } from './foreign-option';
import { SavingOfCard } from './saving-of-card';
import { shippingTargets } from './shipping-targets';

/** Source of the tax rate; shown for a store in the US or an audience with it, required for the latter [S5.08]. */
export function TaxSection({ view }: { view: ReadyShipping }) {
  const t = useText('sections');
  const { form, messages } = view;
  const options: RadioCardOption<TaxRateOption>[] = [
    { value: 'destination', label: t('shipping.tax.destination'), description: t('shipping.tax.destinationHelp') },
    {
      value: 'manual',
      label: t('shipping.tax.manual'),
      description: t('shipping.tax.manualHelp'),
      content: (
        <HelpLink context="setup-mc-tax-rate" of={listingLinks} link="tax-rate-manual">
          {t('shipping.merchantCenter')}
        </HelpLink>
      ),
    },
  ];
  return (
    <Section
      title={t('shipping.tax.title')}
      description={t('shipping.tax.help')}
      aside={
        <HelpLink context="setup-mc-tax-rate" of={listingLinks} link="tax-rate-read-more">
          {t('shipping.readMore')}
        </HelpLink>
      }
    >
      <RoleFieldset call="saveSettings" quiet>
        <Panel>
          <PanelBody>
            <ForeignOption held={view.foreign.taxRate} isChosen={form.settings.taxRate !== null} />
            <RadioCards
              id={shippingTargets.taxRate}
              legend={t('shipping.tax.legend')}
              value={form.settings.taxRate}
              onChange={view.chooseTaxRate}
              options={options}
              error={messages.taxRate}
            />
            <SavingOfCard view={view} fields={['taxRate']} />
          </PanelBody>
        </Panel>
      </RoleFieldset>
    </Section>
  );
}
