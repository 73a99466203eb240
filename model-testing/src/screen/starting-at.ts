import { isRoutePath } from '@listings/shared-machines/routes';
import { screenName, type Recording } from '@listings/shared-machines/models';
import type { ScreenDriver } from './screen';

/** Name of the screen at an address; null for an address of no screen. */
function nameOf(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://store.test');
  return isRoutePath(pathname) ? screenName({ path: pathname, params: Object.fromEntries(searchParams) }) : null;
}

/** The driver of a recording: it opens the screen that the recording was made on. */
export function startingAt(driver: ScreenDriver, { screen }: Recording): ScreenDriver {
  if (screen === undefined || nameOf(screen) === null || screen === nameOf(driver.path)) return driver;
  return { ...driver, path: screen, ...driver.elsewhere?.[screen] };
}
