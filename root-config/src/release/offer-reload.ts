import type { Bootstrap } from '@listings/shared-api/contract';
import type { ShellText } from '../messages/texts';
import type { NoticeList } from '../notices/notice-list';
import { askRelease } from './ask-release';
import type { PageChange } from './page-changes';
import { watchRelease } from './release-watch';

export interface OfferReloadOptions {
  readonly window: Window;
  /** Release from which this page was made. */
  readonly own: string;
  readonly notices: NoticeList;
  readonly text: ShellText;
  /** Host with the URL that names the page's current release. */
  readonly host: Pick<Bootstrap['host'], 'release'>;
  /** Names the preview that is shown: `?preview=…`, or nothing. */
  readonly query: string;
  /** What another release means for this page. */
  readonly changeBy: (current: string) => Promise<PageChange>;
  /** Text about a release that the page should not go on without. */
  readonly critical: string;
  /** Reloads the page, after a question where unsaved changes would be lost. */
  readonly reload: () => void;
}

const id = 'new-release';

/**
 * Shows a notice of a new release of what the page runs, and offers to load it. The page never reloads by itself: its files stay served [D-9].
 */
export function offerReload({
  window,
  own,
  host,
  notices,
  text,
  query,
  changeBy,
  critical,
  reload,
}: OfferReloadOptions): void {
  watchRelease({
    window,
    own,
    ask: () => askRelease(window.fetch.bind(window), host.release, query),
    onOther: async (current) => {
      const change = await changeBy(current);
      if (change === 'none') return false;
      const action = { label: text('release.reload'), run: () => reload() };
      if (change === 'critical') notices.show({ id, kind: 'error', stays: true, text: critical, action });
      else notices.show({ id, kind: 'info', stays: true, text: text('release.text'), action });
      return true;
    },
    onOwn: () => notices.dismiss(id),
  });
}
