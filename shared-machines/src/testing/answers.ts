import { ApiError, type ApiErrorInit } from '@listings/shared-api/contract';
import type { Refused } from '../ports';
import type { ReadFailed, ScreenRead } from '../reads';

/** A refusal as tests need it. */
export const refused = (message: string | null = 'The server says no.', status = 400): Refused => ({
  type: 'answer.refused',
  message,
  status,
});

/** A followed read that failed, as tests need it. */
export const unread = (read: ScreenRead, message: string | null = null, status = 500): ReadFailed => ({
  type: 'read.failed',
  read,
  message,
  status,
});

/** An error of the client as tests need it. */
export const apiError = (status: number, more: Partial<ApiErrorInit> = {}): ApiError =>
  new ApiError({ kind: 'http', endpoint: 'any', method: 'POST', path: '/wc/gla/any', status, ...more });
