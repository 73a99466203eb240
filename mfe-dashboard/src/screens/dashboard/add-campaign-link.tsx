import { hrefOf } from '@listings/shared-machines';
import { AppButtonLink, usePage } from '@listings/shared-app';
import { AddIcon, useText, type ButtonProps } from '@listings/shared-ui';
import { adsSetup, createCampaign } from '../places';

export interface AddCampaignLinkProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Position of the link, as it is tracked. */
  readonly context: 'programs-table-card' | 'add-paid-campaign-promotion';
}

/** Leads to the form of a further campaign; to the ads setup, where the first one is made, until that is complete [O2.05]. */
export function AddCampaignLink({ context, ...looks }: AddCampaignLinkProps) {
  const t = useText('dashboard');
  const { bootstrap, tracking } = usePage();
  const place = bootstrap.adsSetupComplete === false ? adsSetup : createCampaign;
  const record = () => tracking.record('gla_add_paid_campaign_clicked', { context, href: hrefOf(place) });
  return (
    <AppButtonLink {...looks} to={place} startIcon={<AddIcon />} sx={{ displayPrint: 'none' }} onFollow={record}>
      {t('addCampaign')}
    </AppButtonLink>
  );
}
