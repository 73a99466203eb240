import { InlineNotice, MoreTexts, RichText, useText } from '@listings/shared-ui';
import { DocumentationLink } from '@listings/shared-app';
import { currencyTexts } from '../messages/currency.texts';
import type { FigureScreen } from './use-date-range';

const help = 'https://support.google.com/google-ads/answer/9841530';

export interface CurrencyWarningProps {
  readonly screen: FigureScreen;
  /** Codes of the currencies the ads account and the store count in. */
  readonly ads: string;
  readonly store: string;
}

const catalogs = { sections: { reports: { currency: currencyTexts } } };

function Warning({ screen, ads, store }: CurrencyWarningProps) {
  const t = useText('sections');
  return (
    <InlineNotice tone="warning" title={t('reports.currency.title')}>
      <RichText
        namespace="sections"
        textKey="reports.currency.text"
        values={{ ads, store }}
        components={{ link: <DocumentationLink context={screen} linkId="setting-up-currency" href={help} /> }}
      />
    </InlineNotice>
  );
}

/** Warns that the ads account has another currency than the store. */
export function CurrencyWarning(props: CurrencyWarningProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Warning {...props} />
    </MoreTexts>
  );
}
