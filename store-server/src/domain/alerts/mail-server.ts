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

const numberIn = (error: unknown, field: string): number | null => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, field) : null;
  return typeof value === 'number' ? value : null;
};

const transportOf = ({ url, from }: MailConfig) => {
  const limits = { connectionTimeout: LIMIT_MS, greetingTimeout: LIMIT_MS, socketTimeout: LIMIT_MS };
  // What a mail holds is written by this server: it names no file and no address to load.
  return createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true }, { from });
};

/** A mail server that has let this one in. */
export class MailServer {
  readonly #transport: ReturnType<typeof transportOf>;

  private constructor(transport: ReturnType<typeof transportOf>) {
    this.#transport = transport;
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
    try {
      await this.#transport.sendMail({
        to: address,
        subject,
        text,
        html,
        date: new Date(made_at),
        messageId: `<alert-${id}-${made_at}@${new URL(origin).hostname}>`,
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
      const code = numberIn(error, 'responseCode');
      if (code === null) return { outcome: 'unknown', code };
      return { outcome: code >= PERMANENT ? 'refused' : 'later', code };
    }
  }

  close(): void {
    this.#transport.close();
  }
}
