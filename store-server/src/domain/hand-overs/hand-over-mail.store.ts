import type { Database } from '../../db/tables';
import { html } from '../../page/html';
import { guestId, type HandOver } from '../../people/hand-over.store';
import { HAND_OVER } from '../alerts/alert.table';
import { textsOf } from '../alerts/alert-mail-words';

interface MailLink {
  readonly url: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly now: number;
}

function mailWords({ step, name, note, asker }: HandOver, { url, language }: MailLink) {
  const { t, language: tag, direction } = textsOf(language);
  const asks = t('handover.mail.text', { name, asker: asker?.name ?? '', step: t(`handover.steps.${step}.title`) });
  const noted = note === '' ? null : t('handover.mail.note', { asker: asker?.name ?? '', note });
  const lines = [
    asks,
    ...(noted === null ? [] : [noted]),
    `${t('handover.mail.action')}: ${url}`,
    t('handover.mail.ends', { asker: asker?.name ?? '' }),
  ];
  const markup = html`<!doctype html>
    <html lang="${tag}" dir="${direction}">
      <body style="font-family: sans-serif; line-height: 1.5; max-width: 36em">
        <p>${asks}</p>
        ${noted === null ? null : html`<p style="white-space: pre-line">${noted}</p>`}
        <p><a href="${url}">${t('handover.mail.action')}</a></p>
        <p style="font-size: 0.85em">${t('handover.mail.ends', { asker: asker?.name ?? '' })}</p>
      </body>
    </html>`.markup;
  return {
    subject: t('handover.mail.subject', { asker: asker?.name ?? '' }),
    text: `${lines.join('\n\n')}\n`,
    html: markup,
  };
}

/** Writes the mail with the link, in the transaction that makes it. */
export async function writeHandOverMail(db: Database, handOver: HandOver, link: MailLink): Promise<void> {
  if (handOver.email === null) return;
  const row = {
    person_id: guestId(handOver.id),
    alert_id: null,
    rule: HAND_OVER,
    address: handOver.email,
    ...mailWords(handOver, link),
    stop_url: '',
    state: 'waiting',
    attempts: 0,
    made_at: link.now,
    due_at: link.now,
  } as const;
  await db.insertInto('alert_mails').values(row).execute();
}

/** Forgets a mail whose link is no good any more, sent or not. */
export async function dropHandOverMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('alert_mails').where('person_id', '=', guestId(id)).where('state', '<>', 'sending').execute();
}
