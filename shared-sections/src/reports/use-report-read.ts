import type { Api, ApiInput, FreeReport, PaidReport } from '@listings/shared-api/contract';
import { isSelfContained } from '@listings/shared-machines';
import { useQuery } from '@tanstack/react-query';
import { usePage, useFailureNotice, serverRead } from '@listings/shared-app';

type FreeKey = 'getFreeProgramsReport' | 'getFreeProductsReport';
type PaidKey = 'getPaidProgramsReport' | 'getPaidProductsReport';

/** Few stores have more rows than one page holds: who does fetches the rest of the work. */
const rest = () => import('./rest-of-report');

const wholeFree =
  (read: Api[FreeKey]): Api[FreeKey] =>
  async (input, options) => {
    const first: FreeReport = await read(input, options);
    if (isSelfContained(first)) return first;
    return (await rest()).restOfFreeReport(first, input?.query ?? {}, (query) => read({ query }, options));
  };

const wholePaid =
  (read: Api[PaidKey]): Api[PaidKey] =>
  async (input, options) => {
    const first: PaidReport = await read(input, options);
    if (isSelfContained(first)) return first;
    return (await rest()).restOfPaidReport(first, input?.query ?? {}, (query) => read({ query }, options));
  };

export interface ReportReadOptions<R> {
  /** Asks only while it is true. */
  readonly enabled?: boolean;
  /** Shows no notice: the screen shows the failure in its own place. */
  readonly silent?: boolean;
  /** Placeholder of the report until it is read. */
  readonly placeholderData?: (
    shown: R | undefined,
    asked: { readonly queryKey: readonly unknown[] } | undefined,
  ) => R | undefined;
}

/**
 * Report on the free listings with all its pages, from the page's one cache; `extentOf` detects one with more pages
 * than are read.
 */
export function useFreeReport(
  key: FreeKey,
  input: ApiInput<FreeKey>,
  { silent = false, ...options }: ReportReadOptions<FreeReport> = {},
) {
  const { api, queryClient } = usePage();
  const notify = useFailureNotice();
  const whole = { ...api, [key]: wholeFree(api[key]) };
  return useQuery({ ...serverRead(whole, key, input, silent ? undefined : notify), ...options }, queryClient);
}

/** The same of the paid campaigns. */
export function usePaidReport(
  key: PaidKey,
  input: ApiInput<PaidKey>,
  { silent = false, ...options }: ReportReadOptions<PaidReport> = {},
) {
  const { api, queryClient } = usePage();
  const notify = useFailureNotice();
  const whole = { ...api, [key]: wholePaid(api[key]) };
  return useQuery({ ...serverRead(whole, key, input, silent ? undefined : notify), ...options }, queryClient);
}
