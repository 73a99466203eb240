import type { Transport, TransportAnswer } from './transport';

/** An answer that came with the page. */
export interface PrintedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Answers that come with the page, each for one read. */
export interface PrintedAnswers {
  /** The answer for this address where all of it is there already; null for every other. It stays. */
  look(url: string): PrintedAnswer | null;
  /** The answer for this address, once it is there; null for one that does not come, or was taken. */
  take(url: string): Promise<PrintedAnswer | null> | null;
  /** Forgets those that were not taken: something has changed since. */
  drop(): void;
}

const answerOf = ({ status, headers, text }: PrintedAnswer): TransportAnswer => ({
  status,
  header: (name) => headers[name] ?? null,
  readText: async () => text,
});

/** Rejects when the request is given up. */
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Takes the first answer to a read from the page where it comes with it. */
export const withPrinted =
  (send: Transport, addressOf: (path: string) => string, printed: PrintedAnswers): Transport =>
  async (request) => {
    if (request.method !== 'GET') {
      printed.drop();
      return send(request);
    }
    const coming = printed.take(addressOf(request.path));
    const answer = coming && (await Promise.race([coming, givenUp(request.signal)]));
    return answer ? answerOf(answer) : send(request);
  };
