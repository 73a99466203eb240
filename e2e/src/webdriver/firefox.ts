import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementId, type Driver } from './driver';
import { connectMarionette } from './marionette';
import { startProgram, started } from './program';

/** A profile without prompts, driven through a free port. */
const PREFERENCES = `
user_pref("marionette.port", 0);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.server", "");
user_pref("app.normandy.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("extensions.update.enabled", false);
user_pref("services.settings.server", "data:,#");
`;

interface Capabilities {
  readonly capabilities: { readonly browserVersion: string };
}

/** Starts Firefox without a window. */
export async function launchFirefox(path: string): Promise<Driver> {
  const program = startProgram(path, (home) => {
    writeFileSync(join(home, 'user.js'), PREFERENCES);
    return ['--headless', '--marionette', '--no-remote', '--profile', home, '--width', '1280', '--height', '900'];
  });
  const marionette = await started('Firefox', () =>
    connectMarionette(Number(readFileSync(join(program.home, 'MarionetteActivePort'), 'utf8'))),
  );
  const { capabilities } = await marionette.call<Capabilities>('WebDriver:NewSession', {});
  const value = async <T>(answer: Promise<{ value: T }>) => (await answer).value;
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: (url) => marionette.call('WebDriver:Navigate', { url }),
    run: (body, ...values) => value(marionette.call('WebDriver:ExecuteScript', { script: body, args: values })),
    click: (element) => marionette.call('WebDriver:ElementClick', { id: elementId(element) }),
    type: (element, text) => marionette.call('WebDriver:ElementSendKeys', { id: elementId(element), text }),
    clearCookies: () => marionette.call('WebDriver:DeleteAllCookies', {}),
    screenshot: () => value(marionette.call('WebDriver:TakeScreenshot', { full: false })),
    async quit() {
      await marionette.call('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined);
      marionette.close();
      await program.stop();
    },
  };
}
