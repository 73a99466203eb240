export { directoryShelf } from './directory-shelf';
export type { Answer } from './live-releases';
export { LiveReleases } from './live-releases';
export { DeployRefused } from './refused';
export { startFromRelease } from './start-from-release';
export { limits } from './statement';
