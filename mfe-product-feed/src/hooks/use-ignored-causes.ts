import type { IssueCause } from '@listings/shared-api/contract';
import { usePage } from '@listings/shared-app';
import { causeKeyOf } from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';
import { useEffect, useState } from 'react';
import { useIssueWords } from './use-issue-words';

/** Keys of the causes that this browser leaves out, as a JSON list. */
const storageKey = 'gla-ignored-issues';
const noticeId = 'ignored-issue';

function readIgnored(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Returns false where the browser keeps nothing. */
function writeIgnored(ignored: ReadonlySet<string>): boolean {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify([...ignored]));
    return true;
  } catch {
    return false;
  }
}

/** What is ignored; where the browser does not keep it, as long as the page lives. */
interface Kept {
  readonly ignored: ReadonlySet<string>;
  readonly isKept: boolean;
}

const asStored = (): Kept => ({ ignored: readIgnored(), isKept: true });

export interface IgnoredCauses {
  readonly ignored: ReadonlySet<string>;
  readonly setIgnored: (cause: IssueCause, isIgnored: boolean) => void;
}

/** The causes of issues that are ignored for now, in this browser; what was ignored last is told, with Undo, while they are there. */
export function useIgnoredCauses(): IgnoredCauses {
  const { notices } = usePage();
  const t = useText('productFeed');
  const { nameOf } = useIssueWords();
  const [{ ignored }, setKept] = useState(asStored);
  useEffect(() => () => notices.dismiss(noticeId), [notices]);
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      // Null: everything was cleared.
      if (key === storageKey || key === null) setKept(asStored());
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  const keep = (key: string, isIgnored: boolean) =>
    setKept((before) => {
      // Another tab may have ignored others meanwhile, or some of these no longer.
      const next = new Set(before.isKept ? readIgnored() : before.ignored);
      if (isIgnored) next.add(key);
      else next.delete(key);
      return { ignored: next, isKept: writeIgnored(next) };
    });
  return {
    ignored,
    setIgnored: (cause, isIgnored) => {
      const key = causeKeyOf(cause);
      const heed = () => {
        notices.dismiss(noticeId);
        keep(key, false);
      };
      if (!isIgnored) return heed();
      keep(key, true);
      notices.show({
        id: noticeId,
        kind: 'success',
        text: t('issueList.nowIgnored', { issue: nameOf(cause) }),
        action: { label: t('bulkBar.bulk.undo'), run: heed, isUndo: true },
      });
    },
  };
}
