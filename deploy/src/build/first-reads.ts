import { endpoints, type ReadCall } from '@listings/shared-api/contract';
import { requestPath, type AddressInput } from '@listings/shared-api/request-path';
import type { FirstReads, OpenedView } from './package-build';

/** The days of a range that is not known when a page is built: the server fills them in. */
export const openDays = {
  primary: { after: '{after}', before: '{before}' },
  secondary: { after: '{previousAfter}', before: '{previousBefore}' },
} as const;

/** The language of the page, which is not known when it is built either. */
export const openLanguage = '{language}';

/** The reads a screen begins with, by the fact that they depend on. */
export type ScreenReads = Readonly<Partial<Record<Exclude<keyof FirstReads, 'opens'>, readonly ReadCall[]>>>;

const openNames = [openLanguage, ...Object.values(openDays).flatMap(({ after, before }) => [after, before])];

/** The address of a read, as the client asks for it; what is open stays readable. */
const addressOf = ([key, input]: ReadCall): string =>
  openNames.reduce(
    (path, name) => path.replaceAll(encodeURIComponent(name), name),
    requestPath(endpoints[key], input as AddressInput | undefined),
  );

/** A view that the answer to a call opens. */
export type ViewOfAnswer = Omit<OpenedView, 'read'> & { readonly read: ReadCall };

/** First reads of a route for `build.config.ts`: the addresses of the reads that its screen declares. */
export const firstReads = (reads: ScreenReads, ...opens: readonly ViewOfAnswer[]): FirstReads => ({
  ...Object.fromEntries(Object.entries(reads).map(([fact, calls]) => [fact, calls.map(addressOf)])),
  ...(opens.length === 0 ? {} : { opens: opens.map((one) => ({ ...one, read: addressOf(one.read) })) }),
});
