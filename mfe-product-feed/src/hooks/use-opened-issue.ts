import { useLocation, usePage } from '@listings/shared-app';
import { useEffect, useEffectEvent } from 'react';
import { usePreviousDefined } from './use-previous-defined';

/** The issue whose help is open. */
export interface OpenedIssue<Row> {
  /** Undefined while no help is open. Stays when the list is read again without it. */
  readonly opened: Row | undefined;
  readonly open: (row: Row) => void;
  readonly close: () => void;
}

/**
 * Dialog about one issue of a list, kept in the URL: it can be linked to, and Back closes it. `isWhole`: the rows are all there
 * are now. One that is not among them leaves the address, so that it does not open by itself later.
 */
export function useOpenedIssue<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  isWhole: boolean,
): OpenedIssue<Row> {
  const { navigation } = usePage();
  const { path, params = {} } = useLocation();
  const { issue, ...others } = params;
  const last = usePreviousDefined(rows.find((row) => keyOf(row) === issue));
  const opened = last !== undefined && keyOf(last) === issue ? last : undefined;
  const close = () => navigation.to({ path, params: others }, { replace: true });
  const isGone = isWhole && issue !== undefined && opened === undefined;
  const forget = useEffectEvent(close);
  useEffect(() => {
    if (isGone) forget();
  }, [isGone]);
  return { opened, open: (row) => navigation.to({ path, params: { ...others, issue: keyOf(row) } }), close };
}
