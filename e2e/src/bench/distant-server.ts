import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DistantServer {
  readonly port: number;
  /** Milliseconds from a byte to the first byte of its answer, beyond what the server takes. */
  roundTripMs: number;
  readonly close: () => Promise<void>;
}

/** Does things as much later as `delayMs` says when each is given, in the order in which they were given. */
function lateQueue(delayMs: () => number): (act: () => void) => void {
  const waiting: { readonly due: number; readonly act: () => void }[] = [];
  const wait = () => {
    const [first] = waiting;
    if (first === undefined) return;
    setTimeout(
      () => {
        waiting.shift();
        first.act();
        wait();
      },
      Math.max(0, Math.ceil(first.due - performance.now())),
    );
  };
  return (act) => {
    waiting.push({ due: performance.now() + delayMs(), act });
    if (waiting.length === 1) wait();
  };
}

/** Passes what one socket says to another, and its end, later. */
function passLate(from: Socket, to: Socket, later: (act: () => void) => void): void {
  from.on('data', (chunk) => later(() => void to.write(chunk)));
  from.on('end', () => later(() => void to.end()));
  from.on('error', () => to.destroy());
  from.on('close', () => later(() => void to.destroy()));
}

/**
 * Stands before a server on this machine as if it were far away: half a round trip each way, for every connection by itself.
 * A connection is there at once, as if it had been opened before; bytes have no limit, so that packets that a new
 * connection holds back (about 14 kB at first) count nothing either.
 */
export async function startDistantServer(serverPort: number): Promise<DistantServer> {
  const open = new Set<Socket>();
  const distant = { roundTripMs: 0 };
  const half = () => distant.roundTripMs / 2;
  const server = createServer((near) => {
    const far = connect(serverPort, 'localhost');
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    passLate(near, far, lateQueue(half));
    passLate(far, near, lateQueue(half));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return Object.assign(distant, {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  });
}
