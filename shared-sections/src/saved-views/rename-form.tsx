import { longestViewName, viewNameFault, viewNameOf } from '@listings/shared-machines';
import { Box, Button, TextField, useText } from '@listings/shared-ui';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { SavedViewsView } from './use-saved-views';

export interface RenameFormProps {
  readonly name: string;
  readonly view: Pick<SavedViewsView, 'saved' | 'rename'>;
  readonly onEnd: () => void;
}

/** A field for another name of a view; Escape leaves it as it is. */
export function RenameForm({ name, view: { saved, rename }, onEnd }: RenameFormProps) {
  const t = useText('sections');
  const [text, setText] = useState(name);
  const [isTried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The menu gives the focus back to its button as it closes, which is gone by then.
    const timer = setTimeout(() => input.current?.select());
    return () => clearTimeout(timer);
  }, []);
  const fault = viewNameFault(text, saved.views, name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(fault !== null);
    if (fault !== null) input.current?.focus();
    else
      void rename(name, viewNameOf(text)).then((isKept) => {
        if (isKept) onEnd();
      });
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onEnd();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves what is inside.
    <form noValidate onSubmit={submit} onKeyDown={escape}>
      <TextField
        inputRef={input}
        label={t('views.panel.rename.label', { name })}
        error={isTried && fault !== null ? t(`views.panel.fault.${fault}`, { most: longestViewName }) : undefined}
        autoComplete="off"
        value={text}
        onChange={(next) => {
          setText(next);
          setTried(false);
        }}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button type="submit" variant="contained" size="small">
          {t('views.panel.rename.save')}
        </Button>
        <Button variant="text" size="small" onClick={onEnd}>
          {t('views.panel.rename.cancel')}
        </Button>
      </Box>
    </form>
  );
}
