import type { ApiError } from '@listings/shared-api/contract';

/** True when something other than the store's API gave the answer, or when the API failed while it did. */
export const isForeignAnswer = ({ foreign, code }: ApiError): boolean =>
  foreign?.includes('<') === true || code === 'internal_server_error';
