import { AppLink, usePage } from '@listings/shared-app';
import type { SavedView } from '@listings/shared-machines';
import { Box, StatusPill, TextField, Typography, useText } from '@listings/shared-ui';
import { ActionMenu } from '@listings/shared-ui/overlays';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { RenameForm } from './rename-form';
import { noticeId, type SavedViewsView } from './use-saved-views';

const rowLooks = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1,
  minHeight: 44,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

const nameLooks = { overflowWrap: 'anywhere', '& a[aria-current]': { fontWeight: 600 } } as const;

/** A name that leads to what it stands for, with what is special about it. */
function Place({ link, marks }: { readonly link: ReactNode; readonly marks: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minWidth: 0, py: 0.75 }}>
      <Box component="span" sx={nameLooks}>
        {link}
      </Box>
      {marks.map((mark) => (
        <StatusPill key={mark} tone="neutral">
          {mark}
        </StatusPill>
      ))}
    </Box>
  );
}

interface RowProps {
  readonly one: SavedView;
  readonly view: SavedViewsView;
  readonly onClose: () => void;
  readonly onRename: () => void;
  readonly onCopy: () => void;
}

/** One view: its name leads to it, its menu changes it. */
function ViewRow({ one, view, onClose, onRename, onCopy }: RowProps) {
  const t = useText('sections');
  const { name } = one;
  const { saved, shown, placeOf, update, remove, openFirst } = view;
  const isFirst = saved.first === name;
  const marks = [
    ...(shown?.name === name ? [t(shown.isChanged ? 'views.panel.isChanged' : 'views.panel.isShown')] : []),
    ...(isFirst ? [t('views.panel.first')] : []),
  ];
  return (
    <Box component="li" sx={rowLooks}>
      <Place
        link={
          <AppLink to={placeOf(one)} onFollow={onClose}>
            {name}
          </AppLink>
        }
        marks={marks}
      />
      <ActionMenu
        label={t('views.panel.actions.label', { name })}
        items={[
          { key: 'update', label: t('views.panel.actions.update'), onSelect: () => update(name) },
          { key: 'rename', label: t('views.panel.actions.rename'), onSelect: onRename },
          {
            key: 'first',
            label: t(isFirst ? 'views.panel.actions.notFirst' : 'views.panel.actions.makeFirst'),
            onSelect: () => void openFirst(isFirst ? null : name),
          },
          { key: 'copy', label: t('views.panel.actions.copy'), onSelect: onCopy },
          { key: 'delete', label: t('views.panel.actions.delete'), danger: true, onSelect: () => void remove(name) },
        ]}
      />
    </Box>
  );
}

/** Copies the link to a view; gives it to be copied by hand where the browser does not let a page copy. */
function useCopiedLink({ placeOf }: SavedViewsView) {
  const t = useText('sections');
  const { navigation, notices } = usePage();
  const [link, setLink] = useState<{ readonly name: string; readonly href: string } | null>(null);
  const copy = async (one: SavedView) => {
    const { href } = new URL(navigation.hrefOf(placeOf(one)), window.location.href);
    try {
      await navigator.clipboard.writeText(href);
      setLink(null);
      notices.show({ id: noticeId, kind: 'success', text: t('views.panel.told.copied', { name: one.name }) });
    } catch {
      setLink({ name: one.name, href });
    }
  };
  return { link, copy };
}

/** The row whose name is edited; its actions get the focus back when that ends. */
function useRenaming() {
  const [place, setPlace] = useState<number | null>(null);
  const last = useRef<number | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The standard view is the first row.
    if (place === null && last.current !== null)
      rows.current?.children[last.current + 1]?.querySelector('button')?.focus();
    last.current = place;
  }, [place]);
  return { place, rows, begin: setPlace, end: () => setPlace(null) };
}

/** The standard view and the saved ones, each with its actions. */
export function ViewList({ view, onClose }: { readonly view: SavedViewsView; readonly onClose: () => void }) {
  const t = useText('sections');
  const { place: edited, rows, begin, end } = useRenaming();
  const { link, copy } = useCopiedLink(view);
  const { saved, placeOf } = view;
  return (
    <div>
      <Box component="ul" ref={rows} aria-label={t('views.panel.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <Box component="li" sx={rowLooks}>
          <Place
            link={
              <AppLink to={placeOf(null)} onFollow={onClose}>
                {t('views.panel.standard')}
              </AppLink>
            }
            marks={saved.first === null ? [t('views.panel.first')] : []}
          />
        </Box>
        {saved.views.map((one, place) =>
          place === edited ? (
            <Box component="li" key={one.name} sx={{ ...rowLooks, gridTemplateColumns: '1fr', py: 1 }}>
              <RenameForm name={one.name} view={view} onEnd={end} />
            </Box>
          ) : (
            <ViewRow
              key={one.name}
              one={one}
              view={view}
              onClose={onClose}
              onRename={() => begin(place)}
              onCopy={() => void copy(one)}
            />
          ),
        )}
      </Box>
      {saved.views.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ py: 0.5 }}>
          {t('views.panel.none')}
        </Typography>
      )}
      {link !== null && (
        <TextField
          label={t('views.panel.link.label', { name: link.name })}
          hint={t('views.panel.link.hint')}
          value={link.href}
          readOnly
          inputRef={(input) => input?.select()}
          onChange={() => undefined}
        />
      )}
    </div>
  );
}
