import type { AppProps } from '@listings/shared-app';
import { reactApp } from '@listings/shared-ui';

export const { bootstrap, mount, unmount } = reactApp<AppProps>(() => import('./root').then((module) => module.Root), {
  resumes: true,
});
