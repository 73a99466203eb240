import type { FastifyInstance } from 'fastify';

/** `application/json`, in UTF-8 or unsaid. */
const JSON_IN_UTF8 = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** No call nests deeper than five; whoever walks through a body by recursion need not fear it. */
const DEEPEST = 32;

const STRINGS = /"(?:[^"\\]|\\.)*"?/g;

const isTooDeep = (text: string): boolean => {
  let depth = 0;
  for (const [sign] of text.replaceAll(STRINGS, '').matchAll(/[[{\]}]/g)) {
    depth += sign === '[' || sign === '{' ? 1 : -1;
    if (depth > DEEPEST) return true;
  }
  return false;
};

/** Counts as JSON that cannot be read. */
const tooDeep = (): Error => Object.assign(new SyntaxError('nested too deep'), { statusCode: 400 });

/** JSON and nothing else: a form of another site cannot make that type [S-2]. No body at all is fine. */
export const installBodyParsers = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(JSON_IN_UTF8, { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else if (isTooDeep(String(text))) done(tooDeep(), undefined);
    else void parseJson(request, String(text), done);
  });
};
