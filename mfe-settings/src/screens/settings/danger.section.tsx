import type { DisconnectTarget } from '@listings/shared-machines';
import { useMay, useServerRead } from '@listings/shared-app';
import { Button, Panel, PanelBody, Section, Typography, useText } from '@listings/shared-ui';
import { useId } from 'react';

interface DisconnectionProps {
  /** What follows from it. */
  readonly text: string;
  readonly label: string;
  readonly refusal: { readonly text: string } | undefined;
  readonly onPress: () => void;
}

/** One way to disconnect, with the reason where the role does not allow it. */
function Disconnection({ text, label, refusal, onPress }: DisconnectionProps) {
  const id = useId();
  return (
    <Panel>
      <PanelBody>
        <Typography variant="body2">{text}</Typography>
        <div>
          <Button
            variant="outlined"
            color="error"
            disabled={refusal !== undefined}
            aria-describedby={refusal && id}
            onClick={onPress}
          >
            {label}
          </Button>
        </div>
        {refusal && (
          <Typography id={id} variant="body2">
            {refusal.text}
          </Typography>
        )}
      </PanelBody>
    </Panel>
  );
}

interface DangerProps {
  readonly onDisconnect: (target: DisconnectTarget) => void;
}

/** Disconnecting the ads account or all accounts, each with what follows from it [O4.10]. */
export function DangerSection({ onDisconnect }: DangerProps) {
  const t = useText('settings');
  const ads = useServerRead('getAdsConnection');
  const may = useMay();
  const isLinked = ads.data !== undefined && ads.data.status !== 'disconnected';
  return (
    <Section title={t('rest.danger.title')} description={t('rest.danger.description')}>
      {isLinked && (
        <Disconnection
          text={t('rest.danger.adsText')}
          label={t('disconnect.ads')}
          refusal={may('disconnectAds')[0]}
          onPress={() => onDisconnect('ads-account')}
        />
      )}
      <Disconnection
        text={t('rest.danger.allText')}
        label={t('disconnect.all')}
        refusal={may('disconnectAll')[0]}
        onPress={() => onDisconnect('all-accounts')}
      />
    </Section>
  );
}
