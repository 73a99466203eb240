import type { FastifyReply } from 'fastify';
import { freshNonce, setDocumentHeaders } from './document-policy';
import { html, type Html } from './html';

export interface PlainPage {
  readonly title: string;
  /** Stands inside `<main>`; brings its own `<h1>`. */
  readonly body: Html;
  readonly status?: number;
  /** Further style rules. */
  readonly style?: string;
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 40rem; margin: 0 auto; padding: 3rem 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
code { overflow-wrap: anywhere; }
label { display: block; font-weight: 600; }
input { font: inherit; box-sizing: border-box; width: 100%; padding: .5rem; margin: .25rem 0 1rem; }
button { font: inherit; min-height: 2.5rem; padding: .5rem 1rem; cursor: pointer; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

/** Sends a document without a script, under the same policies as the application. */
export const sendPlainPage = (
  reply: FastifyReply,
  { title, body, status = 200, style = '' }: PlainPage,
): FastifyReply => {
  const nonce = freshNonce();
  setDocumentHeaders(reply, nonce, null);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">`;
  return reply
    .code(status)
    .send(
      `${page.markup}${STYLE}${style}</style>\n</head>\n<body>\n<main>\n${body.markup}\n</main>\n</body>\n</html>\n`,
    );
};
