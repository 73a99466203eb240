import { Box, ErrorState, LazyPart, LoadingCard, Panel, retryLazy, Section, useText } from '@listings/shared-ui';
import { useEffect } from 'react';
import { HandOverPart } from '../hand-over/hand-over-part';
import { HelpLink } from '../links/help-link';
import { requirementLinks } from '../links/requirement-links';
import { useFailureText, useOffered, useServerRead } from '@listings/shared-app';
import type { PhoneBlockProps } from './phone-block';

/** Target of the reasons of Complete setup. */
export const phoneTarget = 'phone-number';

/** The part of the application with the world's phone numbers, fetched when it is reached. */
const PhoneBlock = retryLazy(() => import('./phone-block').then((module) => module.PhoneBlock));

/** Fetches the phone part ahead of its first use; a failure shows when it is used. */
const preloadPhoneBlock = (): void => void PhoneBlock.preload().catch(() => undefined);

export interface PhoneSectionProps {
  /** Place of the section: the setup, or the settings. */
  readonly view: PhoneBlockProps['view'];
  /** Called with true while the number is verified in this session, else with false. */
  readonly onVerifiedChange?: ((verified: boolean) => void) | undefined;
}

/** True where somebody who was asked has verified the number; null until that is known. */
function usePhoneHandedOver(view: PhoneSectionProps['view']): boolean | null {
  const isAsked = useOffered()('listHandOvers') && view === 'setup-mc';
  const { data, isError } = useServerRead('listHandOvers', {}, { silent: true, enabled: isAsked });
  if (!isAsked || isError) return false;
  return data === undefined ? null : data.done.includes('phone');
}

/** Room of the entry in pixels; in the setup somebody else can be asked beneath it. */
const room = { minHeight: { xs: 431, sm: 350 } } as const;
const roomInSetup = { minHeight: { xs: 475, sm: 394 } } as const;

function PhoneBody({ view, onVerifiedChange }: PhoneSectionProps) {
  const t = useText('sections');
  const failureText = useFailureText();
  useEffect(preloadPhoneBlock, []);
  const contact = useServerRead('getContactInformation');
  const isHandedOver = usePhoneHandedOver(view);
  if (contact.isError && contact.data === undefined)
    return (
      <Panel aria-busy={contact.isFetching}>
        <ErrorState message={failureText('getContactInformation')} onRetry={() => void contact.refetch()} />
      </Panel>
    );
  const waitingIn = (place: typeof room | typeof roomInSetup) => (
    <Box sx={place}>
      <LoadingCard label={t('phone.loading')} lines={8} />
    </Box>
  );
  const waiting = waitingIn(view === 'setup-mc' ? roomInSetup : room);
  if (contact.data === undefined || isHandedOver === null) return waiting;
  const { phone_number: savedNumber } = contact.data;
  const canAsk = view === 'setup-mc' && savedNumber === null;
  return (
    <LazyPart fallback={waiting}>
      <PhoneBlock
        key={String(isHandedOver)}
        view={view}
        savedNumber={savedNumber}
        isHandedOver={isHandedOver}
        waiting={canAsk ? waitingIn(room) : waiting}
        onVerifiedChange={onVerifiedChange}
      />
      {canAsk && <HandOverPart step="phone" />}
    </LazyPart>
  );
}

/** The phone number: entry, code, verified; the room of the entry is kept while its part is fetched [S2.31, S4.18]. */
export function PhoneSection(props: PhoneSectionProps) {
  const t = useText('sections');
  const context = props.view === 'settings' ? 'settings-phone-number' : 'setup-mc-contact-information';
  return (
    <Section
      title={t('phone.title')}
      description={t('phone.description')}
      aside={
        <HelpLink context={context} of={requirementLinks} link="contact-information-read-more">
          {t('phone.readMore')}
        </HelpLink>
      }
    >
      <div id={phoneTarget}>
        <PhoneBody {...props} />
      </div>
    </Section>
  );
}
