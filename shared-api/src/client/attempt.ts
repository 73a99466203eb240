import type { CallSignal } from '../contract';
import type { Clock } from './clock';
import type { Transport, TransportRequest } from './transport';

/** Milliseconds until the headers of the answer must be there. */
const headersDeadlineMs = 10_000;
/** Milliseconds until the whole answer must be there. */
const totalDeadlineMs = 30_000;

/** A complete answer. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  header(name: string): string | null;
}

/** Reason for a missing answer. */
type Miss = 'network' | 'timeout' | 'cancelled';

/** Result of one try. */
type Outcome =
  | { readonly arrived: true; readonly answer: RawAnswer }
  | { readonly arrived: false; readonly miss: Miss; readonly cause: unknown };

const isAbortSignal = (signal: CallSignal): signal is AbortSignal => 'addEventListener' in signal;

/** Calls `run` when the signal is aborted; returns the function that stops listening. */
export function onAbort(signal: CallSignal | undefined, run: () => void): () => void {
  if (!signal || !isAbortSignal(signal)) return () => undefined;
  signal.addEventListener('abort', run);
  return () => signal.removeEventListener('abort', run);
}

/** Sends one request, within the two deadlines, unless the caller's signal ends it. Never rejects. */
export async function attempt(
  transport: Transport,
  request: Omit<TransportRequest, 'signal'>,
  clock: Clock,
  signal?: CallSignal,
): Promise<Outcome> {
  const abort = new AbortController();
  let miss: Miss = 'network';
  const end = (why: Miss) => () => {
    miss = why;
    abort.abort();
  };
  const stopHeadersTimer = clock.after(headersDeadlineMs, end('timeout'));
  const stopTotalTimer = clock.after(totalDeadlineMs, end('timeout'));
  const stopListening = onAbort(signal, end('cancelled'));
  try {
    const answer = await transport({ ...request, signal: abort.signal });
    stopHeadersTimer();
    const text = await answer.readText();
    return { arrived: true, answer: { status: answer.status, text, header: (name) => answer.header(name) } };
  } catch (cause) {
    return { arrived: false, miss, cause };
  } finally {
    stopHeadersTimer();
    stopTotalTimer();
    stopListening();
  }
}
