import { reactApp } from '@listings/shared-ui';

export const { bootstrap, mount, unmount } = reactApp(() => import('./ads-root').then((module) => module.Root));
