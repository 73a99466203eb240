import type { DisconnectTarget } from '@listings/shared-machines';
import { Box, MoreTexts } from '@listings/shared-ui';
import { restTexts } from '../../messages/rest.texts';
import { DangerSection } from './danger.section';
import { GetHelpSection } from './get-help.section';
import { LanguageSection } from './language.section';
import { ListingsSection } from './listings.section';
import { TeamSection } from './team.section';
import { VersionsSection } from './versions.section';

const catalogs = { settings: { rest: restTexts } };

/** The sections below the accounts, set apart as those above are; fetched once those are shown. */
export function RestOfSettings({ onDisconnect }: { onDisconnect: (target: DisconnectTarget) => void }) {
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
        <DangerSection onDisconnect={onDisconnect} />
      </Box>
    </MoreTexts>
  );
}
