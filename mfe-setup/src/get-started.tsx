import type { AppProps } from '@listings/shared-app';
import { reactApp } from '@listings/shared-ui';

export const { bootstrap, mount, unmount } = reactApp<AppProps>(() =>
  import('./get-started-root').then(({ GetStartedRoot }) => GetStartedRoot),
);
