export { endpoints } from './endpoints';
export type {
  Api,
  ApiInput,
  ApiOutput,
  CallOptions,
  CallSignal,
  EndpointKey,
  Endpoints,
  MutationKey,
  ReadCall,
  ReadKey,
} from './api';
export type { EndpointDefinition, HttpMethod, InputOf, OutputOf, ReplyOf, RequestOf, Schema } from './endpoint';
export * from './errors/api-error';
export * from './errors/error.contract';
export { isMutation, mayHaveTakenEffect, mayHaveWorked } from './errors/mutation-effect';
export * from './bootstrap.contract';
export { messageAnswer, type MessageAnswer } from './schemas/answer-schema';
export * from './hosting.contract';
export * from './provider.contract';
export * from './merchant.contract';
export * from './settings.contract';
export * from './contact-information.contract';
export * from './store-checks.contract';
export * from './activity.contract';
export * from './people.contract';
export * from './alerts.contract';
export * from './hand-overs.contract';
export * from './api-keys.contract';
export * from './saved-views.contract';
export * from './phone-verification.contract';
export * from './audience.contract';
export * from './shipping-rates.contract';
export * from './shipping-times.contract';
export * from './ads.contract';
export * from './campaigns.contract';
export * from './connections.contract';
export * from './product-feed.contract';
export * from './reports.contract';
export * from './catalogue.contract';
export * from './tables/continents.table';
export * from './tables/external-hosts.table';
export * from './tables/iso-countries.table';
export * from './tables/languages.table';
export * from './tables/limits.table';
export * from './tables/scopes.table';
export * from './tables/store-words.table';
export * from './tables/supported-countries.table';
export * from './tables/undone-calls.table';
export * from './errors/error-body';
export * from './routes-index';
