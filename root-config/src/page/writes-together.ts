import type { ApiOptions, RefusedWrite } from '@listings/shared-api';
import type { PageBootstrap } from '@listings/shared-machines';
import type { QueryClient } from '@tanstack/react-query';
import type { NoticeList } from '../notices/notice-list';
import { latePart } from './late-part';
import type { ShellOtherTabs } from './other-tabs';
import { createReadTags } from './read-tags';

export interface WritesTogetherOptions {
  readonly window: Window;
  readonly bootstrap: PageBootstrap;
  readonly language: string;
  readonly notices: NoticeList;
  readonly queryClient: QueryClient;
  readonly otherTabs: ShellOtherTabs;
}

export interface WritesTogether {
  readonly calls: Pick<ApiOptions, 'onKey' | 'tagFor' | 'onAnswered' | 'onOutdated'>;
  /** Begins to hear of the changes of others: in a quiet moment. */
  readonly follow: () => void;
}

/**
 * Lets several people write: each write stands on what its form showed, and one that comes second is settled by a part that
 * is fetched then. Nothing of it before a store that does not tell of changes.
 */
export function writesTogether(options: WritesTogetherOptions): WritesTogether {
  const { window, bootstrap, language, notices, queryClient, otherTabs } = options;
  if (!bootstrap.capabilities.changes) return { calls: {}, follow: () => undefined };
  const ownKeys = new Set<string>();
  const tags = createReadTags(queryClient);
  const load = (refused: RefusedWrite) =>
    import('../chrome/settle-outdated').catch(() => {
      throw refused.error;
    });
  const calls: WritesTogether['calls'] = {
    onKey: (key) => ownKeys.add(key),
    tagFor: (key, input) => tags.under(key, input)?.tag,
    onAnswered: tags.answered,
    async onOutdated(refused) {
      const { settleOutdated } = await load(refused);
      const seen = tags.under(refused.key, refused.input);
      const outcome = await settleOutdated({ ...refused, seen }, { window, bootstrap, language, notices });
      if (outcome.tookTheirs)
        setTimeout(() => {
          // Who changed this may have changed more: the form reads all of it again.
          void queryClient.invalidateQueries({ refetchType: 'none' });
          otherTabs.merged();
        });
      return outcome.output;
    },
  };
  let isFollowing = false;
  // Each screen that is ready says so: one stream is enough.
  const follow = () => {
    if (isFollowing) return;
    isFollowing = true;
    latePart(
      () => import('./live-changes'),
      'changes of others',
    )(({ startLiveChanges }) =>
      startLiveChanges({
        window,
        address: `${bootstrap.restRoot}/wc/gla/changes`,
        since: bootstrap.lastChange ?? null,
        isOwn: (key) => ownKeys.has(key),
        onChanged: otherTabs.hear,
        onUnknown: () => void queryClient.invalidateQueries({ refetchType: 'none' }),
      }),
    );
  };
  return { calls, follow };
}
