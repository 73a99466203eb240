import type { Audience } from '@listings/shared-api/contract';
import type { Refused } from '../ports';

export type AudienceAnswer = { readonly type: 'answer.audience'; readonly audience: Audience } | Refused;

/** Reads GET target audience, and its suggestions. */
export const readAudience = (audience: Audience): AudienceAnswer => ({ type: 'answer.audience', audience });
