import formbody from '@fastify/formbody';
import { roleSchema } from '@listings/shared-api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../db/store';
import type { Database } from '../db/tables';
import { textOf, wellFormed } from '../http/form-fields';
import { sendLocalPage } from '../page/local-page';
import { peoplePage, type PeopleProblem, type PeopleView, type TypedMember } from '../page/people-page';
import { OWNERS } from '../people/roles.rules';
import {
  addMember,
  changeMember,
  endSessions,
  members,
  removeMember,
  type Member,
  type MemberFields,
  type MemberRefusal,
} from '../people/team.store';
import { invite } from './invitation.store';

export interface PeopleDependencies {
  readonly store: Pick<Store, 'db' | 'transaction' | 'changes'>;
  readonly now: () => number;
  readonly facts: () => Promise<Pick<PeopleView, 'timeZone' | 'currency'>>;
}

type More = Partial<Pick<PeopleView, 'link' | 'again' | 'problem' | 'typed'>>;

/** Text of a field, without spaces around it. */
const trimmed = (fields: unknown, name: string): string => textOf(fields, name).trim();

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/;

/** What a form says, and the first that is wrong with it. */
interface SentForm {
  readonly fields: MemberFields;
  readonly typed: TypedMember;
  readonly problem: PeopleProblem | undefined;
}

/** True for a form that is sent again, as by a reload of its answer: whoever it invites is, by a link that is still good. */
const isInvited = ({ name, email, role, spendLimit }: MemberFields, member: Member): boolean =>
  member.invitedUntil !== null &&
  member.seenAt === null &&
  [member.name, member.email, member.role, member.spendLimit].join('\n') === [name, email, role, spendLimit].join('\n');

/** True for a form that was sent from before the link there is: another one would end that. */
const isOutdated = (body: unknown, { invitedUntil }: Member): boolean => {
  const known = textOf(body, 'until');
  return known !== '' && invitedUntil !== null && known !== String(invitedUntil);
};

/** Reads a form; `id` says whose it is, null for an invitation. */
const sentForm = (body: unknown, id: string | null): SentForm => {
  const [name, limit] = [wellFormed(trimmed(body, 'name').slice(0, 100)), trimmed(body, 'limit')];
  const email = trimmed(body, 'email').slice(0, 200).toLowerCase();
  const known = roleSchema.safeParse(trimmed(body, 'role'));
  const role = known.success ? known.data : 'viewer';
  const spendLimit = AMOUNT.test(limit) ? Number(limit.replace(',', '.')) : null;
  // The other roles have no limit, and their forms hide its field.
  const isWrongLimit = role === 'advertiser' && limit !== '' && spendLimit === null;
  const problem = name === '' ? 'name' : isWrongLimit ? 'limit' : undefined;
  return { fields: { name, email, role, spendLimit }, typed: { id, name, email, role, limit }, problem };
};

const idOf = ({ params }: FastifyRequest): string => trimmed(params, 'id');

/** `/people`: who may sign in, and what an owner does about it. */
export const registerPeople = (app: FastifyInstance, { store, now, facts }: PeopleDependencies): void => {
  const show = async (request: FastifyRequest, reply: FastifyReply, more: More = {}): Promise<FastifyReply> => {
    const { person, caller, query } = request;
    // The access rule lets nobody else through.
    if (!person || caller?.kind !== 'session') return reply.code(401).send();
    const all = await members(store.db, now());
    const leaving = all.find(({ id }) => id === trimmed(query, 'remove'));
    const { nonce } = caller.session;
    const known = { ...(await facts()), members: all, person, nonce };
    const isInviting = trimmed(query, 'invite') !== '';
    return sendLocalPage(reply, peoplePage({ ...known, isInviting, ...more, ...(leaving ? { leaving } : {}) }));
  };
  const linkFor = (request: FastifyRequest, name: string, token: string): More => ({
    link: { name, url: `${request.siteOrigin}/sign-in?token=${encodeURIComponent(token)}` },
  });
  const done = async (
    request: FastifyRequest,
    reply: FastifyReply,
    event: string,
    problem: MemberRefusal | null,
    typed?: TypedMember,
  ): Promise<FastifyReply> => {
    if (problem !== null) return show(request, reply, { problem, ...(typed ? { typed } : {}) });
    request.log.info({ event, by: request.person?.id, person: idOf(request) }, 'people changed');
    return reply.redirect('/people', 303);
  };

  app.get('/people', { config: { access: 'page' } }, (request, reply) => show(request, reply));
  void app.register(async (forms) => {
    await forms.register(formbody);
    const config = { access: 'form', roles: OWNERS } as const;
    const goesOn = { ...config, withoutRoom: true } as const;
    /** Ends the streams of the sessions that end. */
    const ending = <T>(work: (db: Database) => Promise<T>): Promise<T> =>
      store.transaction(async (db) => {
        const outcome = await work(db);
        await store.changes.announce(db);
        return outcome;
      });

    forms.post('/people/invite', { config }, async (request, reply) => {
      const { fields, typed, problem } = sentForm(request.body, null);
      const wrong = problem ?? (EMAIL.test(fields.email) ? undefined : 'email');
      if (wrong !== undefined) return show(request, reply, { problem: wrong, typed });
      const token = await store.transaction(async (db) => {
        const id = await addMember(db, fields, now());
        return id === null ? null : invite(db, id, now());
      });
      if (token === null) {
        const same = (await members(store.db, now())).find((member) => isInvited(fields, member));
        return show(request, reply, same ? { again: same.name } : { problem: 'taken', typed });
      }
      request.log.info({ event: 'people.invited', by: request.person?.id }, 'people changed');
      return show(request, reply, linkFor(request, fields.name, token));
    });

    forms.post('/people/:id/link', { config }, async (request, reply) => {
      const member = (await members(store.db, now())).find(({ id }) => id === idOf(request));
      if (!member) return show(request, reply, { problem: 'unknown' });
      if (isOutdated(request.body, member)) return show(request, reply, { again: member.name });
      const token = await store.transaction((db) => invite(db, member.id, now()));
      return show(request, reply, linkFor(request, member.name, token));
    });

    forms.post('/people/:id/change', { config }, async (request, reply) => {
      const { fields, typed, problem } = sentForm(request.body, idOf(request));
      if (problem !== undefined) return show(request, reply, { problem, typed });
      const refusal = await store.transaction((db) => changeMember(db, idOf(request), fields));
      return done(request, reply, 'people.changed', refusal, typed);
    });

    forms.post('/people/:id/end', { config: goesOn }, async (request, reply) => {
      await ending((db) => endSessions(db, idOf(request)));
      return done(request, reply, 'people.sessions-ended', null);
    });

    forms.post('/people/:id/remove', { config: goesOn }, async (request, reply) => {
      const refusal = await ending((db) => removeMember(db, idOf(request), now()));
      return done(request, reply, 'people.removed', refusal);
    });
  });
};
