import type { Audience } from '@listings/shared-api/contract';

export type AudienceAnswer =
  | { readonly type: 'answer.audience'; readonly audience: Audience }
  | { readonly type: 'answer.suggestion'; readonly audience: Audience };

/** Reads GET target audience. */
export const readAudience = (audience: Audience): AudienceAnswer => ({ type: 'answer.audience', audience });

/** Reads the audience that is suggested. */
export const readSuggestion = (audience: Audience): AudienceAnswer => ({ type: 'answer.suggestion', audience });
