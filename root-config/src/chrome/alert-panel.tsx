import type { Alert, ApiError } from '@listings/shared-api/contract';
import { failureNotice, pseudoText, type AppLocation } from '@listings/shared-machines';
import { isRoutePath } from '@listings/shared-machines/routes';
import {
  AppProviders,
  Box,
  Button,
  createTexts,
  EmptyState,
  ErrorState,
  InfoIcon,
  LoadingLines,
  StatusPill,
  SuccessIcon,
  TextsProvider,
  Typography,
  useFormats,
  WarningIcon,
  ErrorIcon,
} from '@listings/shared-ui';
import { Drawer } from '@listings/shared-ui/overlays';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { alertTexts } from '../messages/alerts.texts';
import type { textsOf } from '../messages/texts';
import { createStore, type Store } from '../notices/notice-list';
import type { Page } from '../page/create-page';

type AlertText = ReturnType<typeof textsOf<typeof alertTexts>>;

/** Alerts that are read at once, and more with each wish. */
const PAGE_SIZE = 20;
const MOST = 200;

const icons = { error: ErrorIcon, warning: WarningIcon, info: InfoIcon } as const;

/** Place in the application that an address of this site names; none leads elsewhere. */
function placeOf(url: string): AppLocation | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return isRoutePath(pathname) ? { path: pathname, params: Object.fromEntries(searchParams) } : null;
}

interface ItemProps {
  readonly alert: Alert;
  readonly page: Page;
  readonly text: AlertText;
  readonly onRead: (ids: readonly number[]) => void;
  readonly onLeave: () => void;
}

/** What happened, what follows from it, when, and the one way to the cure. */
function AlertItem({ alert, page, text, onRead, onLeave }: ItemProps) {
  const { moment } = useFormats();
  const { navigation, bootstrap } = page.props;
  const Icon = alert.cured ? SuccessIcon : icons[alert.tone];
  const place = placeOf(alert.url);
  const titleId = `alert-${alert.id}`;
  const go = () => {
    if (!alert.read) onRead([alert.id]);
    onLeave();
    if (place !== null) navigation.to(place);
  };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, py: 2, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Box
        aria-hidden
        sx={{ display: 'flex', fontSize: 22, color: alert.cured ? 'success.main' : `${alert.tone}.main` }}
      >
        <Icon fontSize="inherit" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={titleId} variant="subtitle2" component="h3" sx={{ fontWeight: 600 }}>
          {alert.title}
        </Typography>
        <Typography variant="body2">{alert.text}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.5 }}>
          <Typography variant="caption" color="textSecondary">
            {moment(alert.at * 1000, bootstrap.timeZone)}
          </Typography>
          {!alert.read && <StatusPill tone="info">{text('isUnread')}</StatusPill>}
          {alert.cured && <StatusPill tone="success">{text('cured')}</StatusPill>}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {place !== null && !alert.cured && (
            <Button size="small" variant="outlined" aria-describedby={titleId} onClick={go}>
              {alert.action}
            </Button>
          )}
          {!alert.read && (
            <Button size="small" variant="text" aria-describedby={titleId} onClick={() => onRead([alert.id])}>
              {text('read')}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}

function useAlerts({ props: { api, language, queryClient } }: Page, size: number) {
  const input = { query: { language, per_page: size } };
  return useQuery(
    {
      queryKey: ['listAlerts', input],
      queryFn: ({ signal }) => api.listAlerts(input, { signal }),
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
      retry: false,
    },
    queryClient,
  );
}

interface PanelProps {
  readonly page: Page;
  readonly text: AlertText;
  readonly isOpen: Store<boolean>;
  readonly onClose: () => void;
}

/** The list, while it is open: it is read each time it is opened. */
function AlertList({ page, text, onClose }: Omit<PanelProps, 'isOpen'>) {
  const [size, setSize] = useState(PAGE_SIZE);
  const { data, isError, refetch } = useAlerts(page, size);
  const { api, notices, navigation } = page.props;
  const place = useRef<HTMLDivElement>(null);
  const read = (ids?: readonly number[]) => {
    // The button that was pressed goes: keys stay in the list.
    place.current?.focus();
    api.markAlertsRead({ body: ids === undefined ? {} : { ids: [...ids] } }).catch((error: ApiError) => {
      notices.show({
        id: failureNotice('markAlertsRead'),
        kind: 'error',
        text: error.serverMessage ?? text('failed'),
        failure: error,
      });
    });
  };
  const choose = () => {
    onClose();
    navigation.to({ path: '/google/settings', params: { subpath: '/alerts' } });
  };
  const settings = (
    <Button size="small" variant="text" onClick={choose}>
      {text('settings')}
    </Button>
  );
  if (isError && data === undefined)
    return (
      <ErrorState
        message={text('failed')}
        supportId={page.props.references.get('listAlerts') ?? undefined}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <LoadingLines lines={6} />;
  if (data.alerts.length === 0)
    return (
      <EmptyState icon={<SuccessIcon fontSize="inherit" />} title={text('emptyTitle')} action={settings}>
        {text('emptyText')}
      </EmptyState>
    );
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, pb: 1 }}>
        {settings}
        {data.unread > 0 && (
          <Button size="small" variant="text" onClick={() => read()}>
            {text('readAll')}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} page={page} text={text} onRead={read} onLeave={onClose} />
        ))}
      </Box>
      {data.next_page !== null && size < MOST && (
        <Button variant="outlined" onClick={() => setSize(size + PAGE_SIZE)}>
          {text('older')}
        </Button>
      )}
    </Box>
  );
}

function AlertPanel({ isOpen, ...list }: PanelProps) {
  const open = useSyncExternalStore(isOpen.subscribe, isOpen.get);
  return (
    <Drawer open={open} title={list.text('title')} onClose={list.onClose}>
      {open && <AlertList {...list} />}
    </Drawer>
  );
}

/** Puts the list of alerts beside the applications, in a root of its own. Answers with the function that opens it. */
export function mountAlertPanel(element: HTMLElement, page: Page, text: AlertText): () => void {
  const isOpen = createStore(false);
  const texts = createTexts({ language: page.props.language, catalogs: {}, transform: pseudoText });
  createRoot(element).render(
    <AppProviders>
      <TextsProvider texts={texts}>
        <AlertPanel page={page} text={text} isOpen={isOpen} onClose={() => isOpen.set(false)} />
      </TextsProvider>
    </AppProviders>,
  );
  return () => isOpen.set(true);
}
