import type { FeedQuery } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { readMatching } from '../screens/product-feed/read-matching';
import type { Feed } from './use-feed';
import type { VisibilityActor } from './use-picked-products';

const noticeId = 'whole-selection';

/** What the search and the filters let through, as a text. */
const filterOf = ({ search, status, visibility, cause }: FeedQuery) =>
  JSON.stringify([search, status, visibility, cause]);

interface Reading {
  readonly filter: string;
  readonly count: number;
  readonly abort: AbortController;
}

/** What was found and selected, by its filter. */
interface Whole {
  readonly filter: string;
  readonly ids: readonly number[];
}

/** All that were found are selected still. */
function isSelected({ ids }: Whole, selected: readonly number[]): boolean {
  const left = new Set(selected);
  return ids.length > 0 && ids.every((id) => left.has(id));
}

export interface WholeSelection {
  /** Every row of the page is selected, but there are more that match. */
  readonly isOffered: boolean;
  /** All that match are selected. */
  readonly isWhole: boolean;
  /** All that match are selected, and nothing else. */
  readonly isOnly: boolean;
  /** Products read so far; null while none are being read. */
  readonly read: number | null;
  readonly take: () => void;
  readonly stop: () => void;
}

/** Selects every product that search and filters find, of all pages; the selection goes with the filters it stands for. */
export function useWholeSelection(feed: Feed, actor: VisibilityActor, names: Map<number, string>): WholeSelection {
  const { api, notices } = usePage();
  const t = useText('productFeed');
  const filter = filterOf(feed.query);
  const [whole, setWhole] = useState<Whole | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const { selected } = actor.getSnapshot().context;
  const isWhole = useMemo(
    () => whole !== null && whole.filter === filter && isSelected(whole, selected),
    [whole, filter, selected],
  );
  const take = async () => {
    const abort = new AbortController();
    setReading({ filter, count: 0, abort });
    try {
      const found = await readMatching(api, feed.query, {
        signal: abort.signal,
        onRead: (count) => setReading({ filter, count, abort }),
      });
      for (const { id, title } of found) names.set(id, title);
      actor.send({ type: 'products.read', products: found });
      const ids = found.map(({ id }) => id);
      actor.send({ type: 'products.selected', ids, on: true });
      setWhole({ filter, ids });
    } catch {
      if (!abort.signal.aborted) notices.show({ id: noticeId, kind: 'error', text: t('bulkBar.notRead') });
    }
    setReading(null);
  };
  const letGo = useEffectEvent(() => {
    if (whole === null || !isSelected(whole, selected)) return;
    actor.send({ type: 'products.selected', ids: whole.ids, on: false });
    notices.show({ id: noticeId, kind: 'info', text: t('bulkBar.cleared', { count: whole.ids.length }) });
  });
  const isOver = whole !== null && whole.filter !== filter;
  useEffect(() => {
    if (isOver) letGo();
  }, [isOver]);
  // What is read for other filters is of no use any more.
  const abort = reading !== null && reading.filter !== filter ? reading.abort : null;
  useEffect(() => abort?.abort(), [abort]);
  const { rows, total = 0, isNarrowed } = feed;
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => selected.includes(id));
  // Of what search and filters find, others than those of the page may be selected or not: nobody knows before they are read.
  const isMore = rows.length < total && (isNarrowed || selected.length < total);
  return {
    isOffered: isPageSelected && !isWhole && isMore,
    isWhole,
    isOnly: isWhole && whole?.ids.length === selected.length,
    read: reading?.count ?? null,
    take: () => void take(),
    stop: () => reading?.abort.abort(),
  };
}
