import { usePage } from '@listings/shared-app';
import { UnreadAdsNotice } from '@listings/shared-sections';
import { InlineNotice, MoreTexts, PanelBody, useText } from '@listings/shared-ui';
import type { Programs } from '../../hooks/use-programs';
import { troubleTexts } from '../../messages/trouble.texts';

export interface ProgramsTroubleProps {
  readonly programs: Pick<Programs, 'campaignsFailed' | 'retryCampaigns'>;
}

function Failed({ retryCampaigns }: Pick<Programs, 'retryCampaigns'>) {
  const t = useText('dashboard');
  return (
    <PanelBody>
      <InlineNotice tone="error" onRetry={retryCampaigns}>
        {t('trouble.programs')}
      </InlineNotice>
    </PanelBody>
  );
}

const catalogs = { dashboard: { trouble: troubleTexts } };

/** Above the programs: it is not known whether the ads setup is complete, or the campaigns could not be read [O8.08]. */
export function ProgramsTrouble({ programs }: ProgramsTroubleProps) {
  const { adsSetupComplete } = usePage().bootstrap;
  return (
    <>
      {adsSetupComplete === null && (
        <PanelBody>
          <UnreadAdsNotice />
        </PanelBody>
      )}
      {programs.campaignsFailed && (
        <MoreTexts catalogs={catalogs}>
          <Failed retryCampaigns={programs.retryCampaigns} />
        </MoreTexts>
      )}
    </>
  );
}
