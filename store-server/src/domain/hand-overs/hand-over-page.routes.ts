import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { RouteDependencies } from '../../calls/domain-module';
import { EVERYBODY } from '../../people/roles.rules';
import { HAND_OVER_PAGE } from '../../security/access';
import { fieldOf, HandOverDesk, textIn } from './hand-over-desk';
import { registerHandOverLinks } from './hand-over-link.routes';

const config = { access: 'form', roles: EVERYBODY, steps: 'every' } as const;

/** Forms of the phone: the number, then the code. */
function registerPhoneForms(forms: FastifyInstance, desk: HandOverDesk): void {
  forms.post(`${HAND_OVER_PAGE}/code`, { config }, async (request, reply) => {
    const handOver = await desk.openStep(request, reply);
    if (handOver?.step !== 'phone') return handOver ? desk.show(request, reply, handOver) : reply;
    await desk.begin(handOver);
    const method = fieldOf(request.body, 'method');
    const number = parsePhoneNumberFromString(fieldOf(request.body, 'number'));
    const asked = { phone_number: number?.number ?? '', phone_region_code: number?.country ?? '' };
    const answer = await desk.call(request, 'requestVerificationCode', {
      body: { ...asked, verification_method: method },
    });
    if (!answer.isDone)
      return desk.show(request, reply, handOver, { problem: answer.status === 429 ? 'tooMany' : 'invalid' });
    const sent = new URLSearchParams({ sent: textIn(answer, 'verification_id'), method });
    return reply.redirect(`${HAND_OVER_PAGE}?${sent.toString()}`, 303);
  });

  forms.post(`${HAND_OVER_PAGE}/verify`, { config }, async (request, reply) => {
    const handOver = await desk.openStep(request, reply);
    if (handOver?.step !== 'phone') return handOver ? desk.show(request, reply, handOver) : reply;
    const sent = { id: fieldOf(request.body, 'sent'), method: fieldOf(request.body, 'method') };
    const given = { verification_id: sent.id, verification_code: fieldOf(request.body, 'code') };
    const answer = await desk.call(request, 'verifyPhoneNumber', {
      body: { ...given, verification_method: sent.method },
    });
    if (answer.isDone) return reply.redirect(HAND_OVER_PAGE, 303);
    const isExpired = textIn(answer, 'message').startsWith('[verificationId]');
    return desk.show(request, reply, handOver, isExpired ? { problem: 'expired' } : { sent, problem: 'wrong' });
  });
}

/** Pages of whoever was asked to do one step: the link, the step, and what has become of it. */
export function registerHandOverPages(app: FastifyInstance, dependencies: RouteDependencies): void {
  const desk = new HandOverDesk(dependencies);
  registerHandOverLinks(app, dependencies, desk);

  app.get(HAND_OVER_PAGE, { config: { access: 'page', roles: EVERYBODY, steps: 'every' } }, async (request, reply) => {
    const handOver = await desk.openStep(request, reply);
    if (handOver === null) return reply;
    const id = fieldOf(request.query, 'sent');
    const sent = id === '' ? undefined : { id, method: fieldOf(request.query, 'method') };
    return desk.show(request, reply, handOver, { sent, isLookedAt: fieldOf(request.query, 'look') !== '' });
  });

  void app.register(async (forms) => {
    await forms.register(formbody);
    forms.post(`${HAND_OVER_PAGE}/start`, { config }, async (request, reply) => {
      const handOver = await desk.openStep(request, reply);
      if (handOver === null) return reply;
      const answer = await desk.start(request, handOver);
      if (answer === null) return desk.show(request, reply, handOver);
      const url = textIn(answer, handOver.step === 'billing' ? 'billing_url' : 'url');
      if (answer.isDone) return reply.redirect(url === '' ? HAND_OVER_PAGE : url, 303);
      return desk.show(request, reply, handOver, { failure: textIn(answer, 'message') });
    });
    registerPhoneForms(forms, desk);
  });
}
