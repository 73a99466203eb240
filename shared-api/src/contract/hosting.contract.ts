import * as z from 'zod/mini';
import { messageAnswer, text, textOrEmpty, yesOrNo } from './schemas/answer-schema';
import { endpoint } from './endpoint';
import { returnTarget } from './schemas/request-schema';

/** The account at the host. `active` is 'no' too when a token is missing although an owner exists. Source: S3.01. */
export const hostingConnectionSchema = z.object({
  active: yesOrNo,
  owner: yesOrNo,
  displayName: textOrEmpty,
  email: textOrEmpty,
});
export type HostingConnection = z.output<typeof hostingConnectionSchema>;

/** Address of the page that grants access. */
export const authorizationSchema = z.object({ url: text });
export type Authorization = z.output<typeof authorizationSchema>;

/** The account at the host. */
export const hostingEndpoints = {
  getHostingConnection: endpoint({
    method: 'GET',
    path: '/wc/gla/jetpack/connected',
    answers: { 200: hostingConnectionSchema },
    summary: 'Tells whether the hosting account is connected.',
  }),
  startHostingConnection: endpoint({
    method: 'GET',
    path: '/wc/gla/jetpack/connect',
    query: z.strictObject({ next_page_name: z._default(returnTarget(['setup-mc', 'reconnect']), 'setup-mc') }),
    answers: { 200: authorizationSchema },
    errors: { 400: z.object({ status: textOrEmpty, message: text }) },
    summary: 'Gives the address at which the hosting account is authorized.',
  }),
  disconnectHosting: endpoint({
    method: 'DELETE',
    path: '/wc/gla/jetpack/connect',
    answers: { 200: messageAnswer },
    invalidates: ['getHostingConnection', 'getProviderConnection', 'getProviderAccess', 'listActivity'],
    summary: 'Disconnects the hosting account.',
  }),
};
