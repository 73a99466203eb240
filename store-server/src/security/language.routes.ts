import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { textOf } from '../http/form-fields';
import { isReturnPath } from '../http/session-cookie';
import { keepLanguage } from '../page/page-language';
import { offeredLanguages } from '../page/page.routes';
import type { ReleaseSource } from '../page/release';
import { isFromElsewhere } from './access';

/** Path to go back to, without the language that its address may name: it would win over the choice. */
const placeOf = (back: string): string => {
  if (!isReturnPath(back)) return '/google';
  const { pathname, searchParams } = new URL(back, 'http://localhost');
  searchParams.delete('_locale');
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`;
};

/** `POST /language`: keeps a reader's language on this browser, also before signing in; an empty one forgets it. */
export const registerLanguageChoice = (app: FastifyInstance, release: ReleaseSource): void => {
  void app.register(async (forms) => {
    await forms.register(formbody);
    forms.post('/language', { config: { access: 'public', withoutRoom: true } }, async (request, reply) => {
      const wanted = textOf(request.body, 'language');
      const offered = offeredLanguages(await release.pageFor(request));
      const isKnown = wanted === '' || offered.includes(wanted);
      if (isKnown && !isFromElsewhere(request)) keepLanguage(request, reply, wanted === '' ? null : wanted);
      return reply.redirect(placeOf(textOf(request.body, 'back')), 303);
    });
  });
};
