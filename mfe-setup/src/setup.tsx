import type { AppProps } from '@listings/shared-app';
import { reactApp } from '@listings/shared-ui';

export const { bootstrap, mount, unmount } = reactApp<AppProps>(async ({ navigation }) => {
  const { SetupRoot, preloadScreen } = await import('./setup-root');
  await preloadScreen(navigation.current());
  return SetupRoot;
});
