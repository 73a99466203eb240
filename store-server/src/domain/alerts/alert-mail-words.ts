import { html } from '../../page/html';
import { chooseLanguage } from '../../page/page-language';
import { serverLanguages, textsIn, type ServerTexts } from '../../texts/server-texts';
import { isAlertRule, ruleOf, type AlertRuleKey } from './alert-rules';
import type { FactValue } from './alert.types';
import { alertWords, type AlertWords } from './alert-words';

/** A mail as it is read. */
export interface MailWords {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a mail tells of, as it is kept with the alert. */
export interface MailMatter {
  readonly rule: string;
  readonly object: string;
  readonly facts: Readonly<Record<string, FactValue>>;
}

interface Part extends AlertWords {
  readonly url: string;
}

/** Addresses in a mail. */
interface MailLinks {
  readonly origin: string;
  readonly stop: string;
}

export const textsOf = (language: string): ServerTexts => textsIn(chooseLanguage(serverLanguages(), [language]));

interface Foot {
  readonly why: string;
  readonly settings: string;
  readonly stop: string;
}

const plain = (parts: readonly Part[], foot: Foot, settings: string, { stop }: MailLinks): string => {
  const told = parts.map(({ title, text, action, url }) => `${title}\n${text}\n\n${action}: ${url}`);
  return `${[...told, `-- \n${foot.why}\n${foot.settings}: ${settings}\n${foot.stop}: ${stop}`].join('\n\n')}\n`;
};

const marked = (
  { language, direction }: ServerTexts,
  parts: readonly Part[],
  foot: Foot,
  settings: string,
  { stop }: MailLinks,
): string =>
  html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <body style="font-family: sans-serif; line-height: 1.5; max-width: 36em">
        ${parts.map(
          ({ title, text, action, url }) =>
            html`<h1 style="font-size: 1.2em">${title}</h1>
              <p>${text}</p>
              <p><a href="${url}">${action}</a></p>`,
        )}
        <hr />
        <p style="font-size: 0.85em">
          ${foot.why}<br /><a href="${settings}">${foot.settings}</a> · <a href="${stop}">${foot.stop}</a>
        </p>
      </body>
    </html>`.markup;

const SETTINGS = '/google/settings?subpath=/alerts';

interface Frame extends Omit<Foot, 'settings'> {
  readonly subject: string;
}

function written(
  texts: ServerTexts,
  { subject, why, stop }: Frame,
  parts: readonly Part[],
  links: MailLinks,
): MailWords {
  const foot = { why, stop, settings: texts.t('alerts.mail.settings') };
  const settings = `${links.origin}${SETTINGS}`;
  return { subject, text: plain(parts, foot, settings, links), html: marked(texts, parts, foot, settings, links) };
}

const partOf = (texts: ServerTexts, rule: AlertRuleKey, { object, facts }: MailMatter, origin: string): Part => ({
  ...alertWords(texts, rule, facts),
  url: `${origin}${ruleOf(rule).place(object)}`,
});

/** The mail about one alert. */
export function alertMail(language: string, rule: AlertRuleKey, matter: MailMatter, links: MailLinks): MailWords {
  const texts = textsOf(language);
  const part = partOf(texts, rule, matter, links.origin);
  const why = texts.t('alerts.mail.why', { rule: texts.t(`alerts.${rule}.name`) });
  return written(texts, { subject: part.title, why, stop: texts.t('alerts.mail.stop') }, [part], links);
}

/** The mail about all that has happened since the last one. */
export function digestMail(language: string, matters: readonly MailMatter[], links: MailLinks): MailWords {
  const texts = textsOf(language);
  const { t } = texts;
  const parts = matters.flatMap((matter) =>
    isAlertRule(matter.rule) ? [partOf(texts, matter.rule, matter, links.origin)] : [],
  );
  const subject = t('alerts.mail.digestSubject', { count: parts.length });
  return written(texts, { subject, why: t('alerts.mail.digestWhy'), stop: t('alerts.mail.stopAll') }, parts, links);
}
