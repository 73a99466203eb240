import { Box, MoreTexts } from '@listings/shared-ui';
import { useEffect } from 'react';
import { useDisconnect } from '../../hooks/use-disconnect';
import { restTexts } from '../../messages/rest.texts';
import { LazyDisconnectModal } from '../lazy-disconnect-modal';
import { DangerSection } from './danger.section';
import { GetHelpSection } from './get-help.section';
import { LanguageSection } from './language.section';
import { ListingsSection } from './listings.section';
import { TeamSection } from './team.section';
import { VersionsSection } from './versions.section';

const catalogs = { settings: { rest: restTexts } };

/** The sections below the accounts, set apart as those above are; fetched once those are shown. `onEnding` is told of all accounts. */
export function RestOfSettings({ onEnding }: { onEnding: (isEnding: boolean) => void }) {
  const disconnect = useDisconnect();
  const isEnding = disconnect.busy && disconnect.target === 'all-accounts';
  useEffect(() => onEnding(isEnding), [isEnding, onEnding]);
  return (
    <MoreTexts catalogs={catalogs}>
      <ListingsSection />
      <TeamSection />
      <Box>
        <GetHelpSection />
      </Box>
      <Box>
        <LanguageSection />
      </Box>
      <VersionsSection />
      <Box>
        <DangerSection onDisconnect={disconnect.open} />
      </Box>
      <LazyDisconnectModal view={disconnect} />
    </MoreTexts>
  );
}
