import type { DisconnectTarget } from '@listings/shared-machines';
import { useMay, useServerRead } from '@listings/shared-app';
import { Button, Panel, PanelBody, Section, Typography, useText } from '@listings/shared-ui';
import { useId } from 'react';

interface DangerProps {
  readonly onDisconnect: (target: DisconnectTarget) => void;
}

/** Disconnecting the ads account or all accounts, each with what follows from it [O4.10]. */
export function DangerSection({ onDisconnect }: DangerProps) {
  const t = useText('settings');
  const ads = useServerRead('getAdsConnection');
  const [noAds] = useMay()('disconnectAds');
  const [noAll] = useMay()('disconnectAll');
  const [noAdsId, noAllId] = [useId(), useId()];
  const isLinked = ads.data !== undefined && ads.data.status !== 'disconnected';
  return (
    <Section title={t('rest.danger.title')} description={t('rest.danger.description')}>
      {isLinked && (
        <Panel>
          <PanelBody>
            <Typography variant="body2">{t('rest.danger.adsText')}</Typography>
            <div>
              <Button
                variant="outlined"
                color="error"
                disabled={noAds !== undefined}
                aria-describedby={noAds && noAdsId}
                onClick={() => onDisconnect('ads-account')}
              >
                {t('disconnect.ads')}
              </Button>
            </div>
            {noAds && (
              <Typography id={noAdsId} variant="body2">
                {noAds.text}
              </Typography>
            )}
          </PanelBody>
        </Panel>
      )}
      <Panel>
        <PanelBody>
          <Typography variant="body2">{t('rest.danger.allText')}</Typography>
          <div>
            <Button
              variant="outlined"
              color="error"
              disabled={noAll !== undefined}
              aria-describedby={noAll && noAllId}
              onClick={() => onDisconnect('all-accounts')}
            >
              {t('disconnect.all')}
            </Button>
          </div>
          {noAll && (
            <Typography id={noAllId} variant="body2">
              {noAll.text}
            </Typography>
          )}
        </PanelBody>
      </Panel>
    </Section>
  );
}
