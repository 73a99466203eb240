import { hasSameCountries, type Clearing } from '@listings/shared-machines';
import { Box, Button, focusCause, InlineNotice, undoKeys, useText } from '@listings/shared-ui';
import { useEffect, useState } from 'react';
import type { Countries } from '../countries/use-countries';
import { useFailureText } from '@listings/shared-app';
import { audienceTargets } from './use-audience-reasons';
import type { ClearingView } from './use-audience';

/** Names the deleted data with its countries: “2 shipping rates (France, Italy) and 1 shipping time (France)”. */
function useWhat({ namesOf }: Countries) {
  const t = useText('sections');
  return ({ rates, times }: Clearing): string => {
    const rated = rates.map(({ country }) => country);
    const timed = times.map(({ countryCode }) => countryCode);
    const ratesText = t('audience.clearing.rates', { count: rates.length });
    const timesText = t('audience.clearing.times', { count: times.length });
    const of = (what: string, codes: readonly string[]) => t('audience.clearing.of', { what, names: namesOf(codes) });
    const both = (one: string, other: string) => t('audience.clearing.both', { rates: one, times: other });
    if (times.length === 0) return of(ratesText, rated);
    if (rates.length === 0) return of(timesText, timed);
    if (hasSameCountries(rated, timed)) return of(both(ratesText, timesText), rated);
    return both(of(ratesText, rated), of(timesText, timed));
  };
}

/** The countries that are there again get the focus of the Undo that is gone, or the choice where they are not asked for. */
function useFocusAfterUndo(undo: () => void): () => void {
  const [undone, setUndone] = useState(0);
  useEffect(() => {
    const { countries, location } = audienceTargets;
    if (undone > 0) focusCause(document.getElementById(countries) ? countries : location);
  }, [undone]);
  return () => {
    undo();
    setUndone((count) => count + 1);
  };
}

/** Lists the shipping data that an audience change deletes, and restores it on Undo. Source: S4.11, decisions 14. */
export function ClearingNotice({ view, countries }: { view: ClearingView; countries: Countries }) {
  const t = useText('sections');
  const what = useWhat(countries);
  const failureText = useFailureText();
  const { status, clearing, canUndo } = view;
  const undo = useFocusAfterUndo(view.undo);
  const retry = () => {
    view.retry();
    focusCause(audienceTargets.clearing);
  };
  const undoButton = (
    <Button size="small" variant="outlined" color="inherit" aria-keyshortcuts={undoKeys} onClick={undo}>
      {t('audience.clearing.undo')}
    </Button>
  );
  const values = { what: what(clearing) };
  const notice = () => {
    if (status === 'failed' || status === 'notRestored')
      return (
        <InlineNotice tone="error" onRetry={retry} actions={canUndo && status === 'failed' ? undoButton : undefined}>
          {failureText(status === 'failed' ? 'clearShippingData' : 'restoreShippingData')}
        </InlineNotice>
      );
    if (status === 'announced' || status === 'deleting' || status === 'cleared' || status === 'restoring')
      return (
        <InlineNotice
          tone={status === 'cleared' ? 'info' : 'warning'}
          announce="none"
          actions={canUndo && (status === 'announced' || status === 'cleared') ? undoButton : undefined}
        >
          {t(`audience.clearing.${status}`, values)}
        </InlineNotice>
      );
    return null;
  };
  const shown = notice();
  return (
    <Box
      id={audienceTargets.clearing}
      role="status"
      tabIndex={-1}
      sx={{ outline: 'none', ...(shown === null ? { position: 'absolute' } : {}) }}
    >
      {shown}
    </Box>
  );
}
