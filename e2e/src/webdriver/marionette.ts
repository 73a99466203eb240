import { connect } from 'node:net';

type Answer = readonly [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/** The connection that geckodriver, too, drives Firefox by: W3C WebDriver's commands as JSON with their length before it. */
export interface Marionette {
  call<T>(command: string, parameters?: Readonly<Record<string, unknown>>): Promise<T>;
  close(): void;
}

/** Takes whole messages out of what has arrived. */
function* messagesIn(buffer: { bytes: Buffer }): Generator<unknown> {
  for (;;) {
    const colon = buffer.bytes.indexOf(':');
    const length = Number(buffer.bytes.subarray(0, colon).toString());
    const end = colon + 1 + length;
    if (colon === -1 || buffer.bytes.length < end) return;
    const text = buffer.bytes.subarray(colon + 1, end).toString('utf8');
    buffer.bytes = buffer.bytes.subarray(end);
    yield JSON.parse(text);
  }
}

/** Connects to a browser that was started with `--marionette`. */
export function connectMarionette(port: number): Promise<Marionette> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const buffer = { bytes: Buffer.alloc(0) };
    const waiting = new Map<number, (answer: Answer) => void>();
    let last = 0;
    const call = <T>(command: string, parameters: Readonly<Record<string, unknown>> = {}) =>
      new Promise<T>((done, failed) => {
        const id = (last += 1);
        waiting.set(id, ([, , error, result]) =>
          error ? failed(new Error(`${command}: ${error.error} ${error.message}`)) : done(result as T),
        );
        const text = JSON.stringify([0, id, command, parameters]);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      });
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      buffer.bytes = Buffer.concat([buffer.bytes, chunk]);
      for (const message of messagesIn(buffer)) {
        // The first message is a greeting, every other one an answer.
        if (!Array.isArray(message)) resolve({ call, close: () => void socket.destroy() });
        else {
          const answer = message as unknown as Answer;
          waiting.get(answer[1])?.(answer);
          waiting.delete(answer[1]);
        }
      }
    });
  });
}
