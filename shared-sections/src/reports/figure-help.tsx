import { HelpIcon, IconButton, LazyPart, retryLazy, useText } from '@listings/shared-ui';
import { useState } from 'react';
import type { ShownFigure } from './figure-source.types';

/** Only who asks pays for it. */
const FigurePanel = retryLazy(() => import('./figure-panel').then((module) => module.FigurePanel));
const approach = () => void FigurePanel.preload().catch(() => undefined);

/** Opens the explanation of a figure. */
export function FigureHelp(props: ShownFigure) {
  const t = useText('sections');
  const [isOpen, setOpen] = useState(false);
  const title = t('reports.about', { figure: t(`reports.metrics.${props.figure}`) });
  return (
    <>
      <IconButton
        size="small"
        aria-label={title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onPointerEnter={approach}
        onFocus={approach}
        sx={{ padding: '4px', color: 'text.secondary' }}
      >
        <HelpIcon sx={{ fontSize: 16 }} />
      </IconButton>
      {isOpen && (
        <LazyPart>
          <FigurePanel {...props} title={title} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
