import { freeListingPages, rulesMessages, type FreeListingsStep } from '@listings/shared-machines';
import { errorTexts, ScreenHelp, useChangedElsewhere, useMay, useMerged } from '@listings/shared-app';
import { AudienceSection, audienceTexts, reasonTexts, ShippingSection, shippingTexts } from '@listings/shared-sections';
import {
  Box,
  Button,
  InlineNotice,
  MoreTexts,
  Page,
  PrimaryAction,
  SectionActions,
  useEventCallback,
  useText,
} from '@listings/shared-ui';
import { Stepper } from '@listings/shared-ui/stepper';
import { memo, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useFreeListings, type FreeListings } from '../../hooks/use-free-listings';
import { useFreeListingsSteps, type FreeListingsSteps } from '../../hooks/use-free-listings-steps';
import { BackToDashboard } from '../back-to-dashboard';
import { formTexts } from '../../messages/forms.texts';

const steps = ['audience', 'listings'] as const;

/** The step that was gone to takes the focus: the button that led there is gone. */
function useStepFocus(step: FreeListingsStep): RefObject<HTMLDivElement | null> {
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
  const may = useMay();
  const t = useText('dashboard');
  const { audienceReasons, shippingReasons, shipping } = listings;
  const elsewhere = audienceReasons.map(({ key, text }) => ({ key, text, onSelect: onAudience }));
  return (
    <>
      <ShippingSection view={shipping} />
      {shipping.phase === 'ready' && (
        <SectionActions>
          <PrimaryAction
            reasons={[...may('saveSettings'), ...elsewhere, ...shippingReasons]}
            loading={listings.busy}
            onClick={listings.save}
          >
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
    <Box className="ui-in-sight" sx={{ mb: 2 }}>
      <InlineNotice tone="warning" announce="status" actions={again}>
        {t('freeListings.changedElsewhere')}
      </InlineNotice>
    </Box>
  );
}

/** What others changed was saved along: the form reads it once all of it is saved. */
function useReadAfterMerge({ busy }: FreeListings, onLoadAgain: () => void): void {
  const [isMerged, setMerged] = useState(false);
  useMerged(() => setMerged(true));
  const readAgain = useEffectEvent(onLoadAgain);
  useEffect(() => {
    if (isMerged && !busy) readAgain();
  }, [isMerged, busy]);
}

interface StepsProps extends Pick<FreeListingsSteps, 'step' | 'reached'> {
  readonly onSelect: FreeListingsSteps['choose'];
}

/** Memoised: not drawn with every key that is typed beneath. */
const Steps = memo(function Steps({ step, reached, onSelect }: StepsProps) {
  const t = useText('dashboard');
  return (
    <Box sx={{ mb: 2 }}>
      <Stepper
        label={t('freeListings.stepper')}
        steps={steps.map((key) => ({ key, label: t(`freeListings.steps.${freeListingPages[key]}`) }))}
        active={step}
        reached={reached}
        onSelect={(key) => onSelect(key as FreeListingsStep)}
      />
    </Box>
  );
});

function EditPage({ onLoadAgain }: { onLoadAgain: () => void }) {
  const t = useText('dashboard');
  const listings = useFreeListings();
  const { step, reached, continueToNext, ...stepping } = useFreeListingsSteps(listings);
  const choose = useEventCallback(stepping.choose);
  const isOutdated = useChangedElsewhere();
  useReadAfterMerge(listings, onLoadAgain);
  const part = useStepFocus(step);
  const page = freeListingPages[step];
  return (
    <Page
      title={t('freeListings.title')}
      back={<BackToDashboard />}
      actions={<ScreenHelp context="edit-free-listings" />}
    >
      {isOutdated && <OutdatedNotice onLoadAgain={onLoadAgain} />}
      <Steps step={step} reached={reached} onSelect={choose} />
      <Box
        ref={part}
        tabIndex={-1}
        role="group"
        aria-label={t(`freeListings.steps.${page}`)}
        sx={{ outline: 'none', scrollMarginTop: 96 }}
      >
        {step === 'audience' ? (
          <AudienceStep listings={listings} onContinue={continueToNext} />
        ) : (
          <ListingsStep listings={listings} onAudience={() => choose('audience')} />
        )}
      </Box>
    </Page>
  );
}

const catalogs = {
  dashboard: formTexts,
  sections: { audience: audienceTexts, reasons: reasonTexts, shipping: shippingTexts },
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
