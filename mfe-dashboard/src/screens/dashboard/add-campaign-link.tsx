import { hrefOf } from '@listings/shared-machines';
import { AppButtonLink, usePage } from '@listings/shared-sections';
import { AddIcon, useText, type ButtonProps } from '@listings/shared-ui';

const adsSetup = { path: '/google/setup-ads' } as const;

export interface AddCampaignLinkProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Where it stands, as it is tracked. */
  readonly context: 'programs-table-card' | 'add-paid-campaign-promotion';
}

/** Leads to the ads setup, where the first campaign is made. */
export function AddCampaignLink({ context, ...looks }: AddCampaignLinkProps) {
  const t = useText('dashboard');
  const { tracking } = usePage();
  const record = () => tracking.record('gla_add_paid_campaign_clicked', { context, href: hrefOf(adsSetup) });
  return (
    <AppButtonLink {...looks} to={adsSetup} startIcon={<AddIcon />} onFollow={record}>
      {t('addCampaign')}
    </AppButtonLink>
  );
}
