import type { FeedQuery } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';
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

export interface WholeSelection {
  /** Every row of the page is selected, but there are more that match. */
  readonly isOffered: boolean;
  /** All that match are selected. */
  readonly isWhole: boolean;
  /** Products read so far; null while none are being read. */
  readonly read: number | null;
  readonly take: () => void;
  readonly stop: () => void;
}

/** Selects every product that search and filters find, of all pages; the selection goes with the filters it stands for. */
export function useWholeSelection(
  feed: Feed,
  actor: VisibilityActor,
  selected: number,
  names: Map<number, string>,
): WholeSelection {
  const { api, notices } = usePage();
  const t = useText('productFeed');
  const filter = filterOf(feed.query);
  const [whole, setWhole] = useState<{ readonly filter: string; readonly count: number } | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const isWhole = whole !== null && whole.filter === filter && whole.count === selected;
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
      actor.send({ type: 'products.selected', ids: found.map(({ id }) => id), on: true });
      setWhole({ filter, count: actor.getSnapshot().context.selected.length });
    } catch {
      if (!abort.signal.aborted) notices.show({ id: noticeId, kind: 'error', text: t('bulkBar.notRead') });
    }
    setReading(null);
  };
  const letGo = useEffectEvent(() => {
    const { selected: ids } = actor.getSnapshot().context;
    if (whole?.count !== ids.length || ids.length === 0) return;
    actor.send({ type: 'products.selected', ids, on: false });
    notices.show({ id: noticeId, kind: 'info', text: t('bulkBar.cleared', { count: ids.length }) });
  });
  const isOver = whole !== null && whole.filter !== filter;
  useEffect(() => {
    if (isOver) letGo();
  }, [isOver]);
  // What is read for other filters is of no use any more.
  const abort = reading !== null && reading.filter !== filter ? reading.abort : null;
  useEffect(() => abort?.abort(), [abort]);
  const isPageSelected =
    feed.rows.length > 0 && feed.rows.every(({ id }) => actor.getSnapshot().context.selected.includes(id));
  return {
    isOffered: isPageSelected && !isWhole && selected < (feed.total ?? 0),
    isWhole,
    read: reading?.count ?? null,
    take: () => void take(),
    stop: () => reading?.abort.abort(),
  };
}
