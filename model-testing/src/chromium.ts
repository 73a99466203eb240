export { chromiumStage, type ChromiumStage, type ChromiumWorld } from './screen/chromium-stage';
export { replayOnScreen } from './screen/screen-replay';
export { modelOf, screenToursOf } from './screen/screen-tours';
export { startScriptedServer, type ScriptedServer } from './scripted-server/scripted-server';
export { replay } from './replay/replay';
export { importSession } from './sessions/import-session';
export { readSession } from './sessions/read-session';
export { replayInJsdom } from './screen/run-tours';
export { drivers } from './drivers/drivers';
