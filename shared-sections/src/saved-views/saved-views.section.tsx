import { useLocation } from '@listings/shared-app';
import { viewParam } from '@listings/shared-machines';
import { Button, LazyPart, retryLazy, useText } from '@listings/shared-ui';
import { useState } from 'react';
import type { SavedViewsSectionProps } from './saved-views.types';

/** Only who opens them pays for them. */
const ViewsPanel = retryLazy(() => import('./views-panel').then((module) => module.ViewsPanel));

/** Names the view of the address, and opens all of the screen: to go to one, to save, change, share and delete them. */
export function SavedViewsSection(props: SavedViewsSectionProps) {
  const t = useText('sections');
  const name = useLocation().params?.[viewParam];
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        onClick={(event) => setOpener(event.currentTarget)}
        sx={{ displayPrint: 'none' }}
      >
        {name ? t('views.shown', { name }) : t('views.button')}
      </Button>
      {opener && (
        <LazyPart>
          <ViewsPanel {...props} anchor={opener} onClose={() => setOpener(null)} />
        </LazyPart>
      )}
    </>
  );
}
