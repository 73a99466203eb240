export { directoryShelf } from './stores/directory-store';
export { signStatement, type SigningKey } from './signing/envelope';
export { writeKeyring } from './signing/keyring';
export { LiveReleases, type Answer } from './live-releases';
export { DeployRefused } from './refused';
export { startFromRelease } from './start-from-release';
export { limits, type Statement } from './signing/statement';
