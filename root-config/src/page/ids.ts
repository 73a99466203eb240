/** Ids of the static markup, printed by the server and filled by the shell. */
export const ids = {
  shell: 'shell',
  header: 'shell-header',
  tabs: 'tabs',
  apps: 'apps',
  painted: 'shell-painted',
  chrome: 'chrome',
  late: 'shell-late',
} as const;

/** Id of the element an application is mounted in, as single-spa's helpers look it up. */
export const slotId = (app: string): string => `single-spa-application:${app}`;
