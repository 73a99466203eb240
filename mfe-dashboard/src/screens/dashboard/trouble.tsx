import { OutsideLink, usePage } from '@listings/shared-app';
import { InlineNotice, MoreTexts, useText } from '@listings/shared-ui';
import { troubleTexts } from '../../messages/trouble.texts';

/** Pages of the provider that show the same figures. */
const elsewhere = {
  free: { url: 'https://merchants.google.com/mc/reporting/dashboard', event: 'gla_google_mc_link_click' },
  paid: { url: 'https://ads.google.com/', event: 'gla_google_ads_link_click' },
} as const;

export interface TroubleProps {
  readonly source: keyof typeof elsewhere;
  readonly onRetry: () => void;
}

function Message({ source, onRetry }: TroubleProps) {
  const t = useText('dashboard');
  const { tracking } = usePage();
  const { url, event } = elsewhere[source];
  return (
    <InlineNotice
      tone="error"
      onRetry={onRetry}
      actions={
        <OutsideLink
          url={url}
          purpose="issueAction"
          onFollow={() => tracking.record(event, { context: 'dashboard', href: url })}
        >
          {t(`trouble.elsewhere.${source}`)}
        </OutsideLink>
      }
    >
      {t('trouble.failed')}
    </InlineNotice>
  );
}

const catalogs = { dashboard: { trouble: troubleTexts } };

/** Instead of figures that could not be loaded: Retry, and where else they are [O2.06]. */
export function Trouble(props: TroubleProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Message {...props} />
    </MoreTexts>
  );
}
