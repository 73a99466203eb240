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

function writeIgnored(ignored: ReadonlySet<string>): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify([...ignored]));
  } catch {
    // Without storage they are ignored as long as the page lives.
  }
}

export interface IgnoredCauses {
  readonly ignored: ReadonlySet<string>;
  readonly setIgnored: (cause: IssueCause, isIgnored: boolean) => void;
}

/** The causes of issues that are ignored for now, in this browser; what was ignored last is told, with Undo, while they are there. */
export function useIgnoredCauses(): IgnoredCauses {
  const { notices } = usePage();
  const t = useText('productFeed');
  const { nameOf } = useIssueWords();
  const [ignored, setKept] = useState(readIgnored);
  useEffect(() => () => notices.dismiss(noticeId), [notices]);
  const keep = (key: string, isIgnored: boolean) =>
    setKept((before) => {
      // Another tab may have ignored others meanwhile.
      const next = new Set([...readIgnored(), ...before]);
      if (isIgnored) next.add(key);
      else next.delete(key);
      writeIgnored(next);
      return next;
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
        action: { label: t('feed.bulk.undo'), run: heed },
      });
    },
  };
}
