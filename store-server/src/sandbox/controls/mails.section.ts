import { localTime } from '@listings/shared-values';
import { html, type Html } from '../../page/html';
import { PAGES } from '../addresses/sandbox-addresses';

/** A mail that was kept instead of sent. */
export interface KeptMail {
  readonly id: number;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  readonly sent_at: number | null;
}

const mailRow = ({ address, subject, text, sent_at }: KeptMail, timeZone: string): Html =>
  html`<details>
    <summary>
      <strong>${subject}</strong>
      <span class="hint">to ${address}${sent_at === null ? null : html`, ${localTime(sent_at, timeZone)}`}</span>
    </summary>
    <pre class="mail">${text}</pre>
  </details>`;

/** Mails about alerts: without a mail server they come here. */
export const mailsSection = (mails: readonly KeptMail[], timeZone: string): Html =>
  html`<section class="card" id="mails" aria-labelledby="mails-title">
    <h2 id="mails-title">Mails</h2>
    ${
      mails.length === 0
        ? html`<p>
            No mail has been written yet. Without a mail server (<code>SMTP_URL</code>) mails about alerts are kept
            here.
          </p>`
        : html`<p>Kept instead of sent, newest first.</p>
            ${mails.map((mail) => mailRow(mail, timeZone))}`
    }
    <a class="button secondary" href="${PAGES.sandbox}?look=again#mails">Look again</a>
  </section>`;
