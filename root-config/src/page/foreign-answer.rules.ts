import type { ApiError } from '@listings/shared-api/contract';

/** Whether something else than the store's API gave the answer, or it died while it did. */
export const isForeignAnswer = ({ foreign, code }: ApiError): boolean =>
  foreign?.includes('<') === true || code === 'internal_server_error';
