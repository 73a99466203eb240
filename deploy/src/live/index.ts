export { directoryShelf } from './directory-store';
export { signStatement, type SigningKey } from './envelope';
export { writeKeyring } from './keyring';
export { LiveReleases, type Answer } from './live-releases';
export { DeployRefused } from './refused';
export { startFromRelease } from './start-from-release';
export { limits, type Statement } from './statement';
