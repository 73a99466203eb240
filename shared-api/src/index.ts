export { createApi, type ApiOptions, type RefusedWrite } from './client/create-api';
export type { AnyInput } from './client/call';
export type { PrintedAnswer, PrintedAnswers } from './client/printed-answers';
export { systemClock, type Clock } from './client/clock';
export { createAxiosTransport, type Transport, type TransportAnswer, type TransportRequest } from './client/transport';
