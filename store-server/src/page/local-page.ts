import { completeLanguages, sourceLanguage } from '@listings/deploy/in-language';
import type { TextValues } from '@listings/shared-values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { serverLanguages, textsIn, type ServerTextKey, type ServerTexts } from '../texts/server-texts';
import { escapeHtml, Html } from './html';
import { chooseLanguage, wantedLanguages } from './page-language';
import { sendPlainPage, type PlainPage } from './plain-page';

/** A plain page in the language of the texts given. */
export type LocalPage = (texts: ServerTexts) => PlainPage;

/** The server's texts in the language that the reader of a request wants. */
export function textsFor({ url, headers, cookies }: FastifyRequest): ServerTexts {
  const { searchParams } = new URL(url, 'http://localhost');
  // A request that is refused early has no cookies yet.
  const known = (cookies as FastifyRequest['cookies'] | undefined) ?? {};
  const asked = { searchParams, cookies: known, acceptLanguage: headers['accept-language'] };
  return textsIn(chooseLanguage(serverLanguages(), wantedLanguages(asked, [sourceLanguage, ...completeLanguages])));
}

/** Sends a page without a script in the reader's language. */
export const sendLocalPage = (reply: FastifyReply, page: LocalPage): FastifyReply => {
  const texts = textsFor(reply.request);
  void reply.header('vary', 'accept-language, cookie');
  return sendPlainPage(reply, { ...page(texts), texts });
};

/** Elements that a text may have without further word. */
const ELEMENTS = /&lt;(\/?)(code|strong)&gt;/g;

/** A text with elements; everything else in it and all values are escaped. */
export function richText({ template, fillIn }: ServerTexts, key: ServerTextKey, values: TextValues = {}): Html {
  const escaped = Object.entries(values).map(([name, value]) => [name, escapeHtml(String(value))]);
  const text = escapeHtml(template(key, values)).replaceAll(ELEMENTS, '<$1$2>');
  return new Html(fillIn(text, Object.fromEntries(escaped) as TextValues));
}
