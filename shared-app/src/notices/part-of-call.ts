import { ApiError } from '@listings/shared-api/contract';

/**
 * Fetches a part of an application that a call needs. One that does not arrive is told as the call's failure would be: for
 * who pressed the button it is the same.
 *
 * @example
 * await attempt('listIssues', async () => {
 *   const download = await partOfCall('listIssues', () => import('./issue-file').then((module) => module.downloadIssues));
 *   await download(api, wish);
 * });
 */
export async function partOfCall<T>(endpoint: string, load: () => Promise<T>): Promise<T> {
  const failed = (cause?: unknown) =>
    new ApiError({ kind: 'network', endpoint, method: 'GET', path: `part of ${endpoint}`, status: 0, cause });
  // Not begun without a connection: some browsers remember a failed fetch of a script.
  if (!navigator.onLine) throw failed();
  try {
    return await load();
  } catch (cause) {
    throw failed(cause);
  }
}
