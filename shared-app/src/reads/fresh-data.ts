/** The part of a query's result that tells whether its data is what the server holds now. */
interface Readable<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
}

/** A read's data to begin a form with: null until it is here and nothing newer is on its way. */
export const freshData = <T>({ data, isError, isFetching }: Readable<T>): T | null =>
  data === undefined || isError || isFetching ? null : data;
