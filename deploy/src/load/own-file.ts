/** Path of a file of this package that runs as it is, outside of whatever this code was bundled into. */
export const ownFile = (name: 'load-runner' | 'try-application' | 'watch-application'): string =>
  // Not imported: a bundler would look for the file itself.
  process
    .getBuiltinModule('module')
    .createRequire(import.meta.url)
    .resolve(`@listings/deploy/${name}`);
