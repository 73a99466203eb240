import { rulesMessages, type AppLocation } from '@listings/shared-machines';
import {
  errorTexts,
  ScreenHelp,
  useChangedElsewhere,
  useLeaveGuard,
  useLocation,
  usePage,
  useParam,
} from '@listings/shared-app';
import { AudienceSection, audienceTexts, ShippingSection, shippingTexts } from '@listings/shared-sections';
import {
  Box,
  Button,
  InlineNotice,
  MoreTexts,
  Page,
  PrimaryAction,
  SectionActions,
  useText,
} from '@listings/shared-ui';
import { Stepper } from '@listings/shared-ui/forms';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useFreeListings, type FreeListings } from '../../hooks/use-free-listings';
import { BackToDashboard } from '../back-to-dashboard';
import { formTexts } from '../../messages/forms.en';
import { editFreeListings } from '../places';

/** `pageStep`: 1 the audience, 2 the listings [O2.05]. */
const steps = ['1', '2'] as const;
type Step = (typeof steps)[number];

/** The step that was gone to takes the focus: the button that led there is gone. */
function useStepFocus(step: Step): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) {
      part.current?.focus({ preventScroll: true });
      part.current?.scrollIntoView?.({ block: 'start' });
    }
    shown.current = step;
  }, [step]);
  return part;
}

/** Another step of this page: nothing is lost by going there. */
const isThisPage = (next: AppLocation | null): boolean =>
  next?.path === '/google/dashboard' && next.params?.['subpath'] === '/free-listings/edit';

function AudienceStep({ listings, onContinue }: { listings: FreeListings; onContinue: () => void }) {
  const t = useText('dashboard');
  return (
    <>
      <AudienceSection view={listings.audience} />
      {listings.audience.phase === 'ready' && (
        <SectionActions>
          <PrimaryAction reasons={listings.audienceReasons} onClick={onContinue}>
            {t('freeListings.continue')}
          </PrimaryAction>
        </SectionActions>
      )}
    </>
  );
}

function ListingsStep({ listings, onAudience }: { listings: FreeListings; onAudience: () => void }) {
  const t = useText('dashboard');
  const { audienceReasons, shippingReasons, enterListings, shipping } = listings;
  const isReady = shipping.phase === 'ready';
  const enter = useEffectEvent(enterListings);
  useEffect(() => {
    if (isReady) enter();
  }, [isReady]);
  const elsewhere = audienceReasons.map(({ key, text }) => ({ key, text, onSelect: onAudience }));
  return (
    <>
      <ShippingSection view={shipping} />
      {isReady && (
        <SectionActions>
          <PrimaryAction reasons={[...elsewhere, ...shippingReasons]} loading={listings.busy} onClick={listings.save}>
            {t('freeListings.save')}
          </PrimaryAction>
        </SectionActions>
      )}
    </>
  );
}

function OutdatedNotice({ onLoadAgain }: { onLoadAgain: () => void }) {
  const t = useText('dashboard');
  const again = (
    <Button variant="outlined" size="small" onClick={onLoadAgain}>
      {t('freeListings.loadAgain')}
    </Button>
  );
  return (
    <Box sx={{ mb: 2 }}>
      <InlineNotice tone="warning" announce="status" actions={again}>
        {t('freeListings.changedElsewhere')}
      </InlineNotice>
    </Box>
  );
}

function EditPage({ onLoadAgain }: { onLoadAgain: () => void }) {
  const t = useText('dashboard');
  const { navigation } = usePage();
  const { params } = useLocation();
  const step = useParam('pageStep', steps) ?? '1';
  const listings = useFreeListings();
  const isOutdated = useChangedElsewhere();
  const part = useStepFocus(step);
  useLeaveGuard(listings.isChanged && ((next) => !isThisPage(next)));
  const open = (next: Step) => {
    const place = editFreeListings(next);
    navigation.to({ ...place, params: { ...params, ...place.params } });
  };
  const isAudienceRight = listings.audience.phase === 'ready' && listings.audienceReasons.length === 0;
  return (
    <Page
      title={t('freeListings.title')}
      back={<BackToDashboard />}
      actions={<ScreenHelp context="edit-free-listings" />}
    >
      {isOutdated && <OutdatedNotice onLoadAgain={onLoadAgain} />}
      <Box sx={{ mb: 2 }}>
        <Stepper
          label={t('freeListings.stepper')}
          steps={steps.map((key) => ({ key, label: t(`freeListings.steps.${key}`) }))}
          active={step}
          reached={isAudienceRight ? '2' : '1'}
          onSelect={(key) => open(key === '2' ? '2' : '1')}
        />
      </Box>
      <Box
        ref={part}
        tabIndex={-1}
        role="group"
        aria-label={t(`freeListings.steps.${step}`)}
        sx={{ outline: 'none', scrollMarginTop: 96 }}
      >
        {step === '1' ? (
          <AudienceStep listings={listings} onContinue={() => open('2')} />
        ) : (
          <ListingsStep listings={listings} onAudience={() => open('1')} />
        )}
      </Box>
    </Page>
  );
}

const catalogs = {
  dashboard: formTexts,
  sections: { audience: audienceTexts, shipping: shippingTexts },
  app: { errors: errorTexts },
  rules: rulesMessages,
};

/** Edits the free listings in two steps, saved by one button [O2.52, O4.09, O4.13]. */
export function EditFreeListingsScreen() {
  const [turn, setTurn] = useState(0);
  return (
    <MoreTexts catalogs={catalogs}>
      <EditPage key={turn} onLoadAgain={() => setTurn(turn + 1)} />
    </MoreTexts>
  );
}
