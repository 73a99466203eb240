import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../base/config';

/** What became of a mail: taken; refused for good; refused for now; or the answer is missing. */
type Outcome = 'sent' | 'refused' | 'later' | 'unknown';

interface OutgoingMail {
  readonly id: number;
  readonly made_at: number;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly stop_url: string;
}

const LIMIT_MS = 10_000;
const PERMANENT = 500;

/** Commands whose refusal is one of the mail; before them it is one of the connection. */
const OF_THE_MAIL: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA'];

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/**
 * What became of a mail that was not taken. Only where its text was on the way, which is after everything up to the answer
 * to DATA, may a missing answer mean that it was.
 */
const outcomeOf = (error: unknown, code: number | null, isOnTheWay: boolean): Outcome => {
  if (!isOnTheWay && !OF_THE_MAIL.includes(fieldOf(error, 'command'))) return 'later';
  if (code === null) return isOnTheWay ? 'unknown' : 'later';
  return code >= PERMANENT ? 'refused' : 'later';
};

const transportOf = ({ url, from }: MailConfig) => {
  const limits = { connectionTimeout: LIMIT_MS, greetingTimeout: LIMIT_MS, socketTimeout: LIMIT_MS };
  // What a mail holds is written by this server: it names no file and no address to load.
  return createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true }, { from });
};

/** A mail server that has let this one in. */
export class MailServer {
  readonly #transport: ReturnType<typeof transportOf>;
  /** Ids of the mails whose text the mail server began to read. */
  readonly #onTheWay = new Set<string>();

  private constructor(transport: ReturnType<typeof transportOf>) {
    this.#transport = transport;
    transport.use('stream', ({ message }, done) => {
      // The text is made before it is asked for, and flows once the mail server has let it come.
      message.processFunc((text) => text.once('resume', () => this.#onTheWay.add(message.messageId())));
      done();
    });
  }

  /** Throws where the mail server cannot be reached or refuses the credentials. */
  static async open(this: void, config: MailConfig): Promise<MailServer> {
    const transport = transportOf(config);
    await transport.verify();
    return new MailServer(transport);
  }

  /** Sends a mail under the one id that it has for ever. */
  async send(
    { id, made_at, address, subject, text, html, stop_url }: OutgoingMail,
    origin: string,
  ): Promise<{ readonly outcome: Outcome; readonly code: number | null }> {
    const messageId = `<alert-${id}-${made_at}@${new URL(origin).hostname}>`;
    try {
      await this.#transport.sendMail({
        to: address,
        subject,
        text,
        html,
        date: new Date(made_at),
        messageId,
        headers: {
          'Auto-Submitted': 'auto-generated',
          // A mail to somebody who is asked to do something once comes once.
          ...(stop_url === ''
            ? {}
            : { 'List-Unsubscribe': `<${stop_url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
      });
      return { outcome: 'sent', code: null };
    } catch (error) {
      const answered = fieldOf(error, 'responseCode');
      const code = typeof answered === 'number' ? answered : null;
      return { outcome: outcomeOf(error, code, this.#onTheWay.has(messageId)), code };
    }
  }

  close(): void {
    this.#transport.close();
  }
}
