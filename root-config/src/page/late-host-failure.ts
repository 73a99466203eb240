import type { ApiError } from '@listings/shared-api/contract';
import type { HostFailureOptions } from './host-failure';

/** Whether something else than the store's API gave the answer, or it died while it did. */
const isOfHost = ({ foreign, code }: ApiError) => foreign?.includes('<') === true || code === 'internal_server_error';

async function load(error: ApiError, options: HostFailureOptions): Promise<void> {
  const { showHostFailure } = await import('./host-failure');
  showHostFailure(error, options);
}

export interface LateHostFailureOptions extends HostFailureOptions {
  readonly report: (message: string, error: unknown) => void;
}

/** Tells why a call failed that the store's API did not answer; what does so is fetched when that first happens. */
export const tellHostFailure =
  ({ report, ...options }: LateHostFailureOptions) =>
  (failed: ApiError): void => {
    if (!isOfHost(failed)) return;
    load(failed, options).catch((reason: unknown) => report('the page cannot say what broke an answer', reason));
  };
