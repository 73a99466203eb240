import { elementId, type Driver } from './driver';
import { freePort, startProgram, started } from './program';

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

/** Calls one command of a W3C WebDriver server. */
async function call<T>(server: string, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(server + path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${value.error ?? ''} ${value.message ?? ''}`);
  return value;
}

/** A screen that nobody sees: WebKitGTK has no other way to run without one. It names its number once it is there. */
async function startDisplay() {
  const display = startProgram('Xvfb', () => ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp']);
  const number = await started('Xvfb', async () => {
    const said = /^\d+$/m.exec(display.output());
    if (said === null) throw new Error(display.output());
    return said[0];
  });
  return { env: { DISPLAY: `:${number}`, GDK_BACKEND: 'x11' }, stop: () => display.stop() };
}

/** Starts WebKitGTK, the engine of Safari, by its WebDriver server. */
export async function launchWebKit(driverPath: string): Promise<Driver> {
  const display = await startDisplay();
  const port = await freePort();
  const program = startProgram(driverPath, () => [`--port=${port}`], display.env);
  const server = `http://127.0.0.1:${port}`;
  const { sessionId, capabilities } = await started('WebKitWebDriver', () =>
    call<Session>(server, 'POST', '/session', { capabilities: {} }),
  );
  const at = <T>(method: string, path: string, body?: unknown) =>
    call<T>(server, method, `/session/${sessionId}${path}`, body);
  await at('POST', '/window/rect', { width: 1280, height: 940 });
  return {
    name: `WebKit ${capabilities.browserVersion}`,
    open: (url) => at('POST', '/url', { url }),
    run: (body, ...values) => at('POST', '/execute/sync', { script: body, args: values }),
    click: (element) => at('POST', `/element/${elementId(element)}/click`, {}),
    type: (element, text) => at('POST', `/element/${elementId(element)}/value`, { text }),
    clearCookies: () => at('DELETE', '/cookie'),
    screenshot: () => at('GET', '/screenshot'),
    async quit() {
      await at('DELETE', '').catch(() => undefined);
      await program.stop();
      await display.stop();
    },
  };
}
