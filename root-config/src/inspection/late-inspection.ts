import type { PageBootstrap } from '@listings/shared-machines';
import type { Page } from '../page/create-page';

/** `?inspect` in the address, of an owner's page: whoever may see the machines at work. */
export const isInspected = (search: string, { person }: Pick<PageBootstrap, 'person'>): boolean =>
  person?.role === 'owner' && new URLSearchParams(search).has('inspect');

type Watch = Page['props']['recorder']['watch'];

/** Has the recorder give what it is told to watch to the inspection, too; those that are shown already are given at once. */
export function inspectWatched(recorder: Page['props']['recorder'], inspect: Watch): void {
  const { shown } = recorder;
  const first = new Map([...shown.keys()].map((actor) => [actor, inspect(actor)] as const));
  const record = recorder.watch;
  const watch: Watch = (actor) => {
    for (const [before, end] of first) {
      if (shown.has(before)) continue;
      first.delete(before);
      end();
    }
    const ends = [record(actor), inspect(actor)];
    return () => ends.forEach((end) => end());
  };
  Object.assign(recorder, { watch });
}

/** The address that the page was loaded from: a screen may have rewritten that of the window since. */
const loadedFrom = ({ performance, location }: Window): URL =>
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href);

/** Begins to tell what the machines of the page do, where an owner asks for it. Fetched and called late, by the help. */
export async function startInspection(window: Window, { props }: Page): Promise<void> {
  if (!isInspected(loadedFrom(window).search, props.bootstrap)) return;
  const [{ createInspection, inspectionChannel }, names] = await Promise.all([
    import('./inspection'),
    import('@listings/shared-machines/recorder'),
  ]);
  const channel = new BroadcastChannel(inspectionChannel);
  const now = () => performance.now();
  const place = () => props.navigation.current();
  inspectWatched(props.recorder, createInspection({ channel, page: crypto.randomUUID(), now, place, names }));
}
