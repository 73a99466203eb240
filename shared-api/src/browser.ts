// Exports of the page's one copy of client and contract. Both entry points lead here, so a name that an application
// needs at run time must stand here; schemas of requests and tables that only servers read stay out of the page.
export { createApi } from './client/create-api';
export { createPrintedReads } from './client/printed-reads';
export { ApiError } from './contract/errors/api-error';
export { bootstrapSchema } from './contract/bootstrap.contract';
export { endpoints } from './contract/endpoints';
export { errorBody } from './contract/errors/error-body';
export { mayHaveWorked } from './contract/errors/mutation-effect';
export { freeFields, paidFields } from './contract/reports.contract';
export * from './contract/tables/limits.table';
export * from './contract/tables/scopes.table';
export * from './contract/tables/undone-calls.table';
