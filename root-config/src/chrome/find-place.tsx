import { offeredBy } from '@listings/shared-machines';
import { Box, useFormats, VisuallyHidden } from '@listings/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { found, placesFor, type Place } from '../help/places.rules';
import type { HelpText } from '../messages/help.texts';
import type { Page } from '../page/create-page';

/** Letters from which products are searched for, and the time after the last one. */
const LEAST_LETTERS = 2;
const PAUSE_MS = 250;
const MOST_OF_A_KIND = 5;

interface Option {
  readonly key: string;
  readonly label: string;
  readonly to: Place['to'];
}

interface Group {
  readonly title: string;
  readonly options: readonly Option[];
}

/** The text once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function useCampaigns({ props: { api, bootstrap, queryClient } }: Page, query: string): readonly Option[] {
  const { data } = useQuery(
    {
      queryKey: ['listCampaigns', {}],
      queryFn: ({ signal }) => api.listCampaigns({}, { signal }),
      enabled: bootstrap.adsSetupComplete === true && offeredBy(bootstrap)('listCampaigns'),
      retry: false,
    },
    queryClient,
  );
  if (query === '') return [];
  return found(data ?? [], query, ({ name }) => name)
    .slice(0, MOST_OF_A_KIND)
    .map(({ id, name }) => ({
      key: `campaign-${id}`,
      label: name,
      to: { path: '/google/dashboard', params: { subpath: '/campaigns/edit', programId: String(id) } },
    }));
}

function useProducts({ props: { api, bootstrap, queryClient } }: Page, query: string) {
  const search = useSettled(query);
  const input = { query: { page: 1, per_page: MOST_OF_A_KIND, search } };
  const isAsked = bootstrap.mcSetupComplete && search.length >= LEAST_LETTERS && query !== '';
  const { data, isFetching, isError } = useQuery(
    {
      queryKey: ['listProductFeed', input],
      queryFn: ({ signal }) => api.listProductFeed(input, { signal }),
      enabled: isAsked,
      retry: false,
    },
    queryClient,
  );
  const options = (isAsked ? (data?.products ?? []) : []).map(({ id, title }): Option => ({
    key: `product-${id}`,
    label: title,
    to: { path: '/google/product-feed', params: { why: String(id) } },
  }));
  return { options, isFetching: isAsked && isFetching, isError: isAsked && isError };
}

interface FindProps {
  readonly page: Page;
  readonly text: HelpText;
  readonly onLeave: () => void;
}

function useGroups({ page, text }: Omit<FindProps, 'onLeave'>, query: string) {
  const places = found(placesFor(page.props.bootstrap), query, ({ name }) => text(`places.${name}`)).map(
    ({ name, to }): Option => ({ key: name, label: text(`places.${name}`), to }),
  );
  const campaigns = useCampaigns(page, query);
  const { options, ...products } = useProducts(page, query);
  const groups: readonly Group[] = [
    { title: text('find.screens'), options: places },
    { title: text('find.campaigns'), options: campaigns },
    { title: text('find.products'), options },
  ];
  return { groups: groups.filter((group) => group.options.length > 0), products };
}

/** Index of the option that a key moves to; null for another key. */
function movedTo(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  return null;
}

const inputLook = {
  // Room for the ring of the focus.
  mt: 0.5,
  width: '100%',
  minHeight: 'var(--ui-control)',
  px: 1.5,
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '1rem',
} as const;

const optionLook = {
  px: 1.5,
  py: 1,
  minHeight: 40,
  borderRadius: 1,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[aria-selected="true"]': {
    bgcolor: 'action.selected',
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
} as const;

interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly Group[];
  readonly chosen: Option | undefined;
  readonly onGo: (one: Option) => void;
}

const optionId = (listId: string, { key }: Option) => `${listId}-${key}`;

/** What was found, by kind; the chosen one is kept in sight. */
function FoundList({ id, label, groups, chosen, onGo }: ListProps) {
  return (
    <Box id={id} role="listbox" aria-label={label} sx={{ minHeight: 280 }}>
      {groups.map((group) => (
        <Box key={group.title} role="group" aria-label={group.title}>
          <Box aria-hidden sx={{ px: 1.5, pt: 1, typography: 'caption', color: 'text.secondary' }}>
            {group.title}
          </Box>
          {group.options.map((one) => (
            <Box
              key={one.key}
              id={optionId(id, one)}
              role="option"
              aria-selected={one === chosen}
              ref={(element: HTMLElement | null) => {
                if (one === chosen) element?.scrollIntoView({ block: 'nearest' });
              }}
              onClick={() => onGo(one)}
              sx={optionLook}
            >
              {one.label}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** The chosen option, moved by arrows, and what a key does. */
function useChoice(options: readonly Option[], onGo: (one: Option) => void) {
  const [at, setAt] = useState(0);
  const index = Math.min(at, options.length - 1);
  const chosen = options[index];
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = movedTo(event.key, index, options.length);
    if (next === null && (event.key !== 'Enter' || chosen === undefined)) return;
    event.preventDefault();
    if (next !== null) setAt(next);
    else if (chosen !== undefined) onGo(chosen);
  };
  return { chosen, press, toFirst: () => setAt(0) };
}

/** Finds screens and actions, campaigns by name and products by what the store searches; Enter goes there. */
export function FindPlace({ page, text, onLeave }: FindProps) {
  const [typed, setTyped] = useState('');
  const { number } = useFormats();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { groups, products } = useGroups({ page, text }, typed.trim());
  const options = groups.flatMap((group) => group.options);
  const go = ({ to }: Option) => {
    onLeave();
    const { navigation } = page.props;
    if (typeof to === 'string') navigation.reload(to);
    else navigation.to(to);
  };
  const { chosen, press, toFirst } = useChoice(options, go);
  const type = (event: { readonly target: { readonly value: string } }) => {
    setTyped(event.target.value);
    toFirst();
  };
  const isOpen = options.length > 0;
  const state = products.isError ? text('find.failed') : products.isFetching ? text('find.searching') : '';
  const told = state || (isOpen ? '' : text('find.none'));
  return (
    <>
      <Box
        component="input"
        ref={field}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-label={text('find.label')}
        placeholder={text('find.label')}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(listId, chosen)}
        value={typed}
        onChange={type}
        onKeyDown={press}
        sx={inputLook}
      />
      <Box aria-hidden sx={{ mt: 0.75, px: 1.5, typography: 'body2', color: 'text.secondary', minHeight: 24 }}>
        {told}
      </Box>
      <FoundList id={listId} label={text('find.title')} groups={groups} chosen={chosen} onGo={go} />
      <VisuallyHidden role="status">{told || text('find.count', { count: number(options.length) })}</VisuallyHidden>
    </>
  );
}
