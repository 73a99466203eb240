export { createApi, type ApiOptions, type RefusedWrite } from './client/create-api';
export type { AnyInput } from './client/call';
export { createPrintedReads, type PrintedReads, type PrintedReadsOptions } from './client/printed-reads';
export type { PrintedAnswer, PrintedAnswers } from './client/printed-answers';
export { systemClock, type Clock } from './client/clock';
export { createAxiosTransport, type Transport, type TransportAnswer, type TransportRequest } from './client/transport';
