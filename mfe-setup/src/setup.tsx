import type { AppProps } from '@listings/shared-app';
import { reactApp } from '@listings/shared-ui';

export const { bootstrap, mount, unmount } = reactApp<AppProps>(async ({ navigation }) => {
  const { SetupRoot, preloadStepOf } = await import('./setup-root');
  preloadStepOf(navigation.current());
  return SetupRoot;
});
