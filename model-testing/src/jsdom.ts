export { jsdomStage, type JsdomScene, type JsdomWorld } from './screen/jsdom-stage';
export { replayOnScreen } from './screen/screen-replay';
export { modelOf } from './screen/model-of';
export { screenToursOf } from './screen/screen-tours';
export { jsdomScreen } from './screen/jsdom-screen';
export type { Screen, ScreenDriver } from './screen/screen';
export { readRequest } from './scripted-server/requests.rules';
export type { Script } from './scripted-server/script';
export { drivers } from './drivers/drivers';
