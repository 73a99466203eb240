import type { FastifyReply } from 'fastify';
import { freshNonce, setDocumentHeaders, sha256Of } from './document-policy';
import { html, type Html } from './html';
import type { ServerTexts } from '../texts/server-texts';
import { PLAIN_STYLE } from './plain-page-style';

export interface PlainPage {
  readonly title: string;
  /** Stands inside `<main>`; brings its own `<h1>`. */
  readonly body: Html;
  readonly status?: number;
  /** Stands above `<main>`. */
  readonly header?: Html;
  /** Further style rules. */
  readonly style?: string;
  /** Script at the end; the page has to work without it. */
  readonly script?: string;
  /** Language of the page; English when absent. */
  readonly texts?: Pick<ServerTexts, 'language' | 'direction'>;
}

const ENGLISH = { language: 'en', direction: 'ltr' } as const;

/** Sends a document, mostly without a script, under the same policies as the application. */
export const sendPlainPage = (
  reply: FastifyReply,
  { title, body, header, status = 200, style = '', script, texts = ENGLISH }: PlainPage,
): FastifyReply => {
  const nonce = freshNonce();
  setDocumentHeaders(reply, {
    nonce,
    inlineHashes: script === undefined ? [] : [sha256Of(script)],
    frames: null,
    pictures: null,
  });
  const page = html`<!doctype html>
<html lang="${texts.language}" dir="${texts.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">`;
  const last = script === undefined ? '' : `<script nonce="${nonce}">${script}</script>\n`;
  return reply
    .code(status)
    .send(
      `${page.markup}${PLAIN_STYLE}${style}</style>\n</head>\n<body>\n${header?.markup ?? ''}<main>\n${body.markup}\n</main>\n${last}</body>\n</html>\n`,
    );
};
