import type { AppProps } from '@listings/shared-sections';
import { reactApp } from '@listings/shared-ui';

export const { bootstrap, mount, unmount } = reactApp<AppProps>(() => import('./root').then((module) => module.Root));
