import { pseudoText } from '@listings/shared-machines';
import {
  AppProviders,
  Box,
  Button,
  createTexts,
  Disclosure,
  Panel,
  Switch,
  TextField,
  TextsProvider,
  Typography,
} from '@listings/shared-ui';
import { Drawer, Modal } from '@listings/shared-ui/overlays';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { found } from '../help/places.rules';
import { singleKeys, type Asked } from '../help/shortcuts.rules';
import { helpTexts, type HelpText } from '../messages/help.texts';
import { definitionOf } from '../navigation/location';
import { createStore, type Store } from '../notices/notice-list';
import type { Page } from '../page/create-page';
import { FindPlace } from './find-place';

/** What is open; nothing while it is null. */
type Shown = Asked | 'help' | null;

interface PartProps {
  readonly page: Page;
  readonly text: HelpText;
  readonly onOpen: (what: Shown) => void;
}

const questions = [
  'disapproved',
  'pending',
  'expiring',
  'spend',
  'figures',
  'pause',
  'shipping',
  'undo',
  'disconnect',
] as const;

function Questions({ text }: Pick<PartProps, 'text'>) {
  const [query, setQuery] = useState('');
  const both = (name: (typeof questions)[number]) =>
    `${text(`questions.${name}.question`)} ${text(`questions.${name}.answer`)}`;
  const shown = found(questions, query, both);
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3, mb: 1.5 }}>
        {text('questions.title')}
      </Typography>
      <TextField label={text('questions.search')} value={query} onChange={setQuery} type="search" />
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', minHeight: 20, my: 1 }}>
        {shown.length === 0 ? text('questions.none') : ''}
      </Box>
      {shown.length > 0 && (
        <Panel>
          {shown.map((name) => (
            <Disclosure key={name} title={text(`questions.${name}.question`)} headingLevel={4}>
              {text(`questions.${name}.answer`)}
            </Disclosure>
          ))}
        </Panel>
      )}
    </>
  );
}

/** Whether there is a text about the screen: one that a team adds may have none yet. */
const isExplained = (title: string): title is keyof (typeof helpTexts)['about'] =>
  Object.hasOwn(helpTexts.about, title);

/** What this page is for, questions, and the ways on. */
function Help({ page, text, onOpen }: PartProps) {
  const { navigation, bootstrap } = page.props;
  const { title } = definitionOf(navigation.current().path);
  const record = () => {
    onOpen(null);
    navigation.to({ path: '/google/settings' });
  };
  return (
    <>
      {isExplained(title) && <Typography variant="body2">{text(`about.${title}`)}</Typography>}
      <Questions text={text} />
      <Typography variant="h3" sx={{ mt: 3, mb: 1.5 }}>
        {text('more')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => onOpen('find')}>
          {text('keys.find')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => onOpen('keys')}>
          {text('keys.open')}
        </Button>
        {bootstrap.mcSetupComplete && (
          <Button size="small" variant="outlined" onClick={record} aria-describedby="help-record">
            {text('record')}
          </Button>
        )}
      </Box>
      {bootstrap.mcSetupComplete && (
        <Typography id="help-record" variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {text('recordText')}
        </Typography>
      )}
    </>
  );
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

function Key({ children }: { children: ReactNode }) {
  return (
    <Box
      component="kbd"
      dir="ltr"
      sx={{ px: 1, py: 0.25, border: 1, borderColor: 'divider', borderRadius: 0.5, font: 'inherit', fontWeight: 600 }}
    >
      {children}
    </Box>
  );
}

/** The shortcuts, and whether those of a single key are on. */
function Keys({ text }: Pick<PartProps, 'text'>) {
  const [isOn, setOn] = useState(() => singleKeys.isOn(window));
  const set = (on: boolean) => {
    singleKeys.set(window, on);
    setOn(on);
  };
  const rows = [
    [isMac() ? '⌘ K' : 'Ctrl K', text('keys.find')],
    [isMac() ? '⌘ Z' : 'Ctrl Z', text('keys.undo')],
    ['?', text('keys.help')],
    ['Esc', text('keys.close')],
  ] as const;
  return (
    <>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5, m: 0, pt: 0.5, mb: 2 }}>
        {rows.map(([key, what]) => (
          <Box key={key} sx={{ display: 'contents', '& dd': { m: 0 } }}>
            <dt>
              <Key>{key}</Key>
            </dt>
            <dd>{what}</dd>
          </Box>
        ))}
      </Box>
      <Switch label={text('keys.single')} checked={isOn} onChange={set} />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
        {text('keys.singleText')}
      </Typography>
    </>
  );
}

function HelpRoot({ shown, ...part }: PartProps & { readonly shown: Store<Shown> }) {
  const what = useSyncExternalStore(shown.subscribe, shown.get);
  const close = () => part.onOpen(null);
  const { text } = part;
  return (
    <>
      <Drawer open={what === 'help'} title={text('title')} onClose={close}>
        {what === 'help' && <Help {...part} />}
      </Drawer>
      <Modal open={what === 'keys'} title={text('keys.title')} onClose={close} size="small">
        {what === 'keys' && <Keys text={text} />}
      </Modal>
      <Modal open={what === 'find'} title={text('find.title')} onClose={close}>
        {what === 'find' && <FindPlace page={part.page} text={text} onLeave={close} />}
      </Modal>
    </>
  );
}

/** Puts the help beside the applications, in a root of its own. Answers with the function that opens a part of it. */
export function mountHelp(element: HTMLElement, page: Page, text: HelpText): (what: Asked | 'help') => void {
  const shown = createStore<Shown>(null);
  const texts = createTexts({ language: page.props.language, catalogs: {}, transform: pseudoText });
  createRoot(element).render(
    <AppProviders>
      <TextsProvider texts={texts}>
        <HelpRoot page={page} text={text} shown={shown} onOpen={(what) => shown.set(what)} />
      </TextsProvider>
    </AppProviders>,
  );
  return (what) => shown.set(what);
}
