import { UnreadAdsNotice } from '@listings/shared-sections';
import { PanelBody } from '@listings/shared-ui';

/** Above the programs while it is not known whether the ads setup is complete. */
export function UnreadAds() {
  return (
    <PanelBody>
      <UnreadAdsNotice />
    </PanelBody>
  );
}
