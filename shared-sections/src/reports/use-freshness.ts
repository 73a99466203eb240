import type { ApiError } from '@listings/shared-api/contract';
import { useFailureNotice } from '@listings/shared-app';
import type { ScreenRead } from '@listings/shared-machines';

/** Part of a query's result with the moment it was read. */
interface Taken {
  readonly data: unknown;
  readonly dataUpdatedAt: number;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<{ readonly error: ApiError | null }>;
}

/** A read of the server that figures come from. */
export interface FigureRead {
  readonly key: ScreenRead;
  readonly read: Taken;
}

/** Moment the figures were read, and a way to read them again. */
export interface Freshness {
  /** Milliseconds since 1970 of the oldest of the reads; null while one of them is on its way for the first time. */
  readonly takenAt: number | null;
  readonly isRefreshing: boolean;
  /** Reads from the server again; failures are shown, and the former figures stay. */
  readonly refresh: () => void;
}

/** Freshness of the figures that these reads gave together. */
export function useFreshness(reads: readonly FigureRead[]): Freshness {
  const notify = useFailureNotice();
  const isHere = reads.length > 0 && reads.every(({ read }) => read.data !== undefined);
  const refresh = async () => {
    const failures = await Promise.all(
      reads.map(async ({ key, read }) => ({ key, error: (await read.refetch()).error })),
    );
    for (const { key, error } of failures) if (error !== null) notify(key, error);
  };
  return {
    takenAt: isHere ? Math.min(...reads.map(({ read }) => read.dataUpdatedAt)) : null,
    isRefreshing: isHere && reads.some(({ read }) => read.isFetching),
    refresh: () => void refresh(),
  };
}
