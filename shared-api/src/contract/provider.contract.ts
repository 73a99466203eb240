import * as z from 'zod/mini';
import { listOrEmpty, messageAnswer, numberOrNone, text, textOrEmpty, yesOrNo } from './schemas/answer-schema';
import { endpoint } from './endpoint';
import { authorizationSchema } from './hosting.contract';
import { returnTarget } from './schemas/request-schema';

/** The account at the provider and the permissions it granted. Source: S3.02. */
export const providerConnectionSchema = z.object({ active: yesOrNo, email: textOrEmpty, scope: listOrEmpty(text) });
export type ProviderConnection = z.output<typeof providerConnectionSchema>;

/** Permissions of the provider account on the stored accounts; keys of a missing account are absent. Source: O3.06. */
export const providerAccessSchema = z.object({
  active: yesOrNo,
  email: textOrEmpty,
  scope: listOrEmpty(text),
  /** Account that the stored accounts were used with before one that may not use them; absent where the store does not know it. */
  previous_email: z.optional(text),
  merchant_account: numberOrNone,
  merchant_access: z.optional(yesOrNo),
  ads_account: numberOrNone,
  ads_access: z.optional(yesOrNo),
});
export type ProviderAccess = z.output<typeof providerAccessSchema>;

/** The account at the provider. */
export const providerEndpoints = {
  getProviderConnection: endpoint({
    method: 'GET',
    path: '/wc/gla/google/connected',
    answers: { 200: providerConnectionSchema },
    summary: 'Tells whether the provider account is connected, and with which permissions.',
  }),
  startProviderConnection: endpoint({
    method: 'GET',
    path: '/wc/gla/google/connect',
    query: z.strictObject({
      next_page_name: z._default(returnTarget(['setup-mc', 'setup-ads', 'reconnect']), 'setup-mc'),
      login_hint: z.optional(z.email().check(z.maxLength(254))),
    }),
    answers: { 200: authorizationSchema },
    summary: 'Gives the address at which the provider account is authorized.',
  }),
  getProviderAccess: endpoint({
    method: 'GET',
    path: '/wc/gla/google/reconnected',
    answers: { 200: providerAccessSchema },
    summary: 'Tells whether the provider account may use the stored merchant and ads accounts.',
  }),
  disconnectProvider: endpoint({
    method: 'DELETE',
    path: '/wc/gla/google/connect',
    answers: { 200: messageAnswer },
    invalidates: [
      'getProviderConnection',
      'getProviderAccess',
      'listMerchantAccounts',
      'listAdsAccounts',
      'listActivity',
    ],
    summary: 'Disconnects the provider account.',
  }),
};
