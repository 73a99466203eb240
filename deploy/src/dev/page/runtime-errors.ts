import type { Overlay } from './overlay';

/** Report of an error boundary (`shared-ui`): the failure of a part of a screen. */
interface AppFailure {
  readonly message: string;
  readonly error?: unknown;
  readonly componentStack?: string;
}

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? String(error)) : String(error));

/** Asks the server for places in the sources; the text as it is when that cannot be. */
async function readable(text: string): Promise<string> {
  try {
    const answer = await fetch('/@dev/stack', { method: 'POST', body: text });
    return answer.ok ? await answer.text() : text;
  } catch {
    return text;
  }
}

/** Shows what fails while the page runs, with the components it failed in. */
export function tellRuntimeErrors(window: Window, overlay: Overlay): void {
  const tell = async (text: string) => overlay.say('Errors', [await readable(text)]);
  window.addEventListener('error', ({ error, message }) => void tell(textOf(error ?? message)));
  window.addEventListener('unhandledrejection', ({ reason }) => void tell(textOf(reason)));
  window.addEventListener('app-failure', (event) => {
    const { message, error, componentStack = '' } = (event as CustomEvent<AppFailure>).detail;
    void tell(`${textOf(error ?? message)}\n\nComponents:${componentStack}`);
  });
}
