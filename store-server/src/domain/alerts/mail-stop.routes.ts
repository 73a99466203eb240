import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keepSeen } from '../../calls/changes.store';
import type { DomainDependencies } from '../../calls/domain-module';
import { textOf } from '../../http/form-fields';
import { html } from '../../page/html';
import { sendLocalPage, type LocalPage } from '../../page/local-page';
import { stopMails } from './alert-mails.store';
import { readStop, STOP_PATH, stopKey } from './mail-stop.rules';

const MOST_BYTES = 4096;

const signedIn = ({ query }: FastifyRequest): string => textOf(query, 'of');

const toSettings = (text: string) => html`<p><a href="/google/settings?subpath=/alerts">${text}</a></p>`;

const deadPage: LocalPage = ({ t }) => ({
  title: t('alerts.mail.deadTitle'),
  status: 404,
  body: html`<h1>${t('alerts.mail.deadTitle')}</h1>
    <p>${t('alerts.mail.deadText')}</p>
    ${toSettings(t('alerts.mail.toSettings'))}`,
});

const stoppedPage: LocalPage = ({ t }) => ({
  title: t('alerts.mail.stoppedTitle'),
  body: html`<h1>${t('alerts.mail.stoppedTitle')}</h1>
    <p>${t('alerts.mail.stoppedText')}</p>
    ${toSettings(t('alerts.mail.toSettings'))}`,
});

const askPage =
  (signed: string, { rule }: NonNullable<ReturnType<typeof readStop>>): LocalPage =>
  ({ t }) => {
    const title =
      rule === 'digest'
        ? t('alerts.mail.stopAllTitle')
        : t('alerts.mail.stopTitle', { rule: t(`alerts.${rule}.name`) });
    return {
      title,
      body: html`<h1>${title}</h1>
        <p>${t('alerts.mail.stopText')}</p>
        <form method="post" action="${STOP_PATH}?of=${encodeURIComponent(signed)}">
          <button type="submit">${t('alerts.mail.stopButton')}</button>
        </form>`,
    };
  };

/**
 * `/alerts/stop?of=…`: the signed link of a mail. `GET` asks, so that a preview turns nothing off; `POST` turns off, as
 * mail programs do with one click. Neither needs a session: who has the mail has the link.
 */
export const registerMailStop = (app: FastifyInstance, dependencies: DomainDependencies): void => {
  const { db, transaction, clock, announce } = dependencies;
  const PUBLIC = { config: { access: 'public' }, bodyLimit: MOST_BYTES } as const;
  void app.register(async (pages) => {
    // The link says it all: what a mail program writes into the body is not looked at.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, null));
    pages.get(STOP_PATH, PUBLIC, async (request, reply) => {
      const signed = signedIn(request);
      const stop = readStop(signed, await stopKey(db));
      return sendLocalPage(reply, stop === null ? deadPage : askPage(signed, stop));
    });
    pages.post(STOP_PATH, PUBLIC, async (request, reply) => {
      const isStopped = await transaction(async (trx) => {
        if (!(await stopMails(trx, signedIn(request)))) return false;
        await keepSeen(trx, ['getAlertSettings'], clock.now());
        await announce(trx);
        return true;
      });
      return sendLocalPage(reply, isStopped ? stoppedPage : deadPage);
    });
  });
};
