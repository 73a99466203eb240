export { createApi, type ApiOptions } from './client/create-api';
export { systemClock, type Clock } from './client/clock';
export { createAxiosTransport, type Transport, type TransportAnswer, type TransportRequest } from './client/transport';
