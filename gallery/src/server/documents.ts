import { randomBytes } from 'node:crypto';

/** The product's policy for documents, and frames of its own origin, in which the stories are. */
const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const head = (title: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">';

const bodies = {
  list: (nonce: string) =>
    `${head('Gallery')}<link rel="stylesheet" href="/assets/list.css"></head>` +
    `<body><script type="module" nonce="${nonce}" src="/assets/list.js"></script></body></html>`,
  frame: (nonce: string) =>
    `${head('Story')}<link rel="stylesheet" href="/assets/frame.css"></head><body><main id="story"></main>` +
    `<script type="module" nonce="${nonce}" src="/assets/frame.js"></script></body></html>`,
};

/** One of the two documents with its headers. */
export function documentOf(name: keyof typeof bodies): { html: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('base64');
  return {
    html: bodies[name](nonce),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(nonce),
      'cache-control': 'no-store',
    },
  };
}
