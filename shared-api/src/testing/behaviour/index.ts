export { replyFault, type Reply } from './allowed-reply';
export { behaviours } from './behaviours';
export type { Behaviour, OutsideEvent } from './behaviour';
export { catalogue, type ExportedProduct } from './catalogue';
export { exampleOf } from './described';
export { routesIndexCases } from './routes-index-cases';
export { runBehaviour, wireCall, type CallInput, type StepOutcome, type StoreUnderTest } from './run-behaviour';
export { situationNames, situationOf, type MerchantObstacle, type SituationName } from './situations';
export { approvedAds, budgets, openAds, zoneRates } from './store-facts';
