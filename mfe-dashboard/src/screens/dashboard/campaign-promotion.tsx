import { adCreditDays } from '@listings/shared-api/contract';
import { adCreditOf, adCreditText, hasAdCredit } from '@listings/shared-machines';
import { usePage, useServerRead } from '@listings/shared-app';
import { Box, MoreTexts, Typography, useText } from '@listings/shared-ui';
import { useState } from 'react';
import { promotionTexts } from '../../messages/promotion.texts';
import { AddCampaignLink } from './add-campaign-link';
import { Card } from './performance-card';

/** The most ad credit a store of this country can get, as the store writes money [O9.05]. */
function useCredit(): string {
  const { currency, defaultCountry } = usePage().bootstrap;
  const [country = ''] = defaultCountry.split(':');
  return adCreditText(adCreditOf(country), currency);
}

function Promotion() {
  const t = useText('dashboard');
  const { data: ads } = useServerRead('getAdsConnection');
  const [now] = useState(Date.now);
  const credit = useCredit();
  return (
    <Card of="paid">
      <Typography variant="body2" sx={{ maxWidth: 560 }}>
        {t('promotion.text')}
        {ads !== undefined && hasAdCredit(ads, now) && ` ${t('promotion.credit', { credit, days: adCreditDays })}`}
      </Typography>
      <Box>
        <AddCampaignLink context="add-paid-campaign-promotion" variant="contained" />
      </Box>
    </Card>
  );
}

const catalogs = { dashboard: { promotion: promotionTexts } };

/**
 * Promotion in place of paid figures before there can be any: the benefits of a campaign, and the way to the first one.
 */
export function CampaignPromotion() {
  return (
    <MoreTexts catalogs={catalogs}>
      <Promotion />
    </MoreTexts>
  );
}
