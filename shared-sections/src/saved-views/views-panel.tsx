import { viewErrorTexts } from '@listings/shared-app';
import { mostViews, longestViewName, viewNameFault, viewNameOf } from '@listings/shared-machines';
import { Box, Button, InlineNotice, MoreTexts, TextField, Typography, useText } from '@listings/shared-ui';
import { Popover } from '@listings/shared-ui/overlays';
import { useId, useRef, useState, type FormEvent } from 'react';
import { viewsPanelTexts } from '../messages/views-panel.texts';
import type { SavedViewsSectionProps } from './saved-views.types';
import { useSavedViews, type SavedViewsView } from './use-saved-views';
import { ViewList } from './view-list';

const catalogs = { sections: { views: { panel: viewsPanelTexts } }, app: { errors: viewErrorTexts } };

/** Name for what is shown, and the button that saves it. */
function SaveForm({ view: { saved, isFull, save } }: { readonly view: SavedViewsView }) {
  const t = useText('sections');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const fault = isFull ? 'many' : viewNameFault(text, saved.views);
  const most = fault === 'many' ? mostViews : longestViewName;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(fault !== null);
    if (fault !== null) input.current?.focus();
    else
      void save(viewNameOf(text)).then((isKept) => {
        // What was typed meanwhile stays.
        if (isKept) setText((now) => (now === text ? '' : now));
      });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, alignItems: 'start' }}
    >
      <TextField
        inputRef={input}
        label={t('views.panel.saveLabel')}
        hint={t('views.panel.example')}
        error={isTried && fault !== null ? t(`views.panel.fault.${fault}`, { most }) : undefined}
        autoComplete="off"
        value={text}
        onChange={(next) => {
          setText(next);
          setTried(false);
        }}
      />
      <Button type="submit" variant="contained" sx={{ minHeight: 40, mt: '25px' }}>
        {t('views.panel.save')}
      </Button>
    </Box>
  );
}

/** What the admin has to know before the list: nothing can be kept, or not all could be read, or a link brought the view. */
function PanelNotes({ view: { saved, shown, failure, isEverywhere } }: { readonly view: SavedViewsView }) {
  const t = useText('sections');
  return (
    <>
      {failure !== null && <InlineNotice tone="error">{t(`views.panel.failed.${failure}`)}</InlineNotice>}
      {saved.broken > 0 && (
        <InlineNotice tone="warning">{t('views.panel.broken', { count: saved.broken })}</InlineNotice>
      )}
      {shown?.isSaved === false && (
        <InlineNotice tone="info">
          {t(isEverywhere ? 'views.panel.foreignToAll' : 'views.panel.foreign', { name: shown.name })}
        </InlineNotice>
      )}
    </>
  );
}

interface PanelContentProps extends SavedViewsSectionProps {
  readonly onClose: () => void;
}

function PanelContent({ onClose, ...screen }: PanelContentProps) {
  const t = useText('sections');
  const view = useSavedViews(screen);
  return (
    <Box sx={{ display: 'grid', gap: 2, p: { xs: 0, sm: 2 }, pb: { xs: 2 }, width: { sm: 420 }, maxWidth: '100%' }}>
      <PanelNotes view={view} />
      <ViewList view={view} onClose={onClose} />
      <SaveForm view={view} />
      <Typography variant="caption" color="textSecondary" component="p">
        {t(view.isEverywhere ? 'views.panel.hintEverywhere' : 'views.panel.hint')}
      </Typography>
    </Box>
  );
}

export interface ViewsPanelProps extends PanelContentProps {
  readonly anchor: Element;
}

/** All saved views of a screen, over the page. */
export function ViewsPanel(props: ViewsPanelProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <TitledPanel {...props} />
    </MoreTexts>
  );
}

function TitledPanel({ anchor, ...content }: ViewsPanelProps) {
  const t = useText('sections');
  const id = useId();
  return (
    <Popover id={id} anchor={anchor} title={t('views.panel.title')} onClose={content.onClose}>
      <PanelContent {...content} />
    </Popover>
  );
}
