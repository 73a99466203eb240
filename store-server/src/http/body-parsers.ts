import type { FastifyInstance } from 'fastify';

/** `application/json`, in UTF-8 or unsaid. */
const JSON_IN_UTF8 = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** JSON and nothing else: a form of another site cannot make that type [S-2]. No body at all is fine. */
export const installBodyParsers = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(JSON_IN_UTF8, { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else void parseJson(request, String(text), done);
  });
};
