import { roleSchema, type Role } from '@listings/shared-api/contract';
import type { Person } from '../people/people.store';
import type { Member, MemberFields } from '../people/team.store';
import type { ServerTexts } from '../texts/server-texts';
import { COPY_SCRIPT } from './copy-script';
import { html, type Html } from './html';
import type { LocalPage } from './local-page';

const ROLE_TEXTS = {
  viewer: 'pages.people.roles.viewer',
  'feed-manager': 'pages.people.roles.feedManager',
  advertiser: 'pages.people.roles.advertiser',
  owner: 'pages.people.roles.owner',
} as const satisfies Record<Role, string>;

export type PeopleProblem = 'name' | 'email' | 'limit' | 'taken' | 'lastOwner' | 'unknown';

const PROBLEM_TEXTS = {
  name: 'pages.people.problems.name',
  email: 'pages.people.problems.email',
  limit: 'pages.people.problems.limit',
  taken: 'pages.people.problems.taken',
  lastOwner: 'pages.people.problems.lastOwner',
  unknown: 'pages.people.problems.unknown',
} as const satisfies Record<PeopleProblem, string>;

export interface PeopleView {
  readonly members: readonly Member[];
  readonly person: Person;
  /** Goes back with every form. */
  readonly nonce: string;
  /** Link made by the last form: it is shown this once. */
  readonly link?: { readonly url: string; readonly name: string };
  readonly problem?: PeopleProblem;
  /** What was typed, when that was the problem. */
  readonly typed?: Partial<MemberFields>;
  /** Who is about to be removed. */
  readonly leaving?: Member;
}

const STYLE = `main { max-width: 60rem; }
section { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid var(--divider); }
h2 { margin: 0 0 .25rem; font-size: 1.0625rem; }
.fields { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: end; }
.fields > div { flex: 1 1 11rem; }
.fields > .role { flex-basis: 18rem; }
.fields > .limit { flex-basis: 14rem; }
.fields:has(option[value='owner']:checked, option[value='viewer']:checked, option[value='feed-manager']:checked) > .limit { display: none; }
.fields > button { margin-bottom: 1rem; }
.fields input, .fields select { height: 2.625rem; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
[hidden] { display: none; }
.problem { color: var(--error); font-weight: 600; }
.note { padding: .75rem 1rem; background: var(--quiet); border-radius: 8px; }`;

const form = (nonce: string, action: string, content: Html): Html =>
  html`<form method="post" action="/people/${action}">
    <input type="hidden" name="_wpnonce" value="${nonce}" />${content}
  </form>`;

const roleField = ({ t }: ServerTexts, id: string, chosen: Role): Html =>
  html`<div class="role">
    <label for="role-${id}">${t('pages.people.role')}</label>
    <select id="role-${id}" name="role">
      ${roleSchema.options.map((role) =>
        role === chosen
          ? html`<option value="${role}" selected>${t(ROLE_TEXTS[role])}</option>`
          : html`<option value="${role}">${t(ROLE_TEXTS[role])}</option>`,
      )}
    </select>
  </div>`;

const nameField = ({ t }: ServerTexts, id: string, value: string): Html =>
  html`<div>
    <label for="name-${id}">${t('pages.people.name')}</label>
    <input id="name-${id}" name="name" value="${value}" required maxlength="100" autocomplete="off" />
  </div>`;

const limitField = ({ t }: ServerTexts, id: string, value: number | null | undefined): Html =>
  html`<div class="limit">
    <label for="limit-${id}">${t('pages.people.limit')}</label>
    <input id="limit-${id}" name="limit" value="${value}" inputmode="decimal" maxlength="12" dir="ltr" />
  </div>`;

const dateText = ({ language }: ServerTexts, at: number): string =>
  new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(at);

const facts = (texts: ServerTexts, { email, role, spendLimit, seenAt, sessions, invitedUntil }: Member): Html => {
  const { t } = texts;
  const parts = [
    email,
    t(ROLE_TEXTS[role]),
    ...(role === 'advertiser' && spendLimit !== null ? [t('pages.people.upTo', { limit: spendLimit })] : []),
    seenAt === null ? t('pages.people.neverSeen') : t('pages.people.seen', { date: dateText(texts, seenAt) }),
    ...(sessions === 0 ? [] : [t('pages.people.sessions', { count: sessions })]),
    ...(invitedUntil === null ? [] : [t('pages.people.invited', { date: dateText(texts, invitedUntil) })]),
  ];
  return html`<p>${parts.filter((part) => part !== '').join(' · ')}</p>`;
};

const actions = (texts: ServerTexts, { nonce }: PeopleView, { id, name, role, spendLimit }: Member): Html => {
  const { t } = texts;
  return html`${form(
      nonce,
      `${id}/change`,
      html`<div class="fields">
        ${nameField(texts, id, name)} ${roleField(texts, id, role)} ${limitField(texts, id, spendLimit)}
        <button type="submit" class="secondary">${t('pages.people.save')}</button>
      </div>`,
    )}
    <div class="row">
      ${form(nonce, `${id}/link`, html`<button type="submit" class="secondary">${t('pages.people.newLink')}</button>`)}
      ${form(nonce, `${id}/end`, html`<button type="submit" class="secondary">${t('pages.people.endSessions')}</button>`)}
      <a class="button secondary" href="/people?remove=${encodeURIComponent(id)}">${t('pages.people.remove')}</a>
    </div>`;
};

const inviteSection = (texts: ServerTexts, { nonce, typed = {} }: PeopleView): Html =>
  html`<section>
    <h2>${texts.t('pages.people.invite')}</h2>
    ${form(
      nonce,
      'invite',
      html`<div class="fields">
          ${nameField(texts, 'new', typed.name ?? '')}
          <div>
            <label for="email-new">${texts.t('pages.people.email')}</label>
            <input id="email-new" type="email" name="email" value="${typed.email}" required maxlength="200" />
          </div>
          ${roleField(texts, 'new', typed.role ?? 'viewer')} ${limitField(texts, 'new', typed.spendLimit)}
        </div>
        <button type="submit">${texts.t('pages.people.makeLink')}</button>`,
    )}
  </section>`;

const leavingPage =
  (view: PeopleView, leaving: Member): LocalPage =>
  ({ t }) => ({
    title: t('pages.people.removeTitle', { name: leaving.name }),
    body: html`<h1>${t('pages.people.removeTitle', { name: leaving.name })}</h1>
      <p>${t('pages.people.removeText')}</p>
      <div class="row">
        ${form(view.nonce, `${leaving.id}/remove`, html`<button class="danger">${t('pages.people.remove')}</button>`)}
        <a class="button secondary" href="/people">${t('pages.people.keep')}</a>
      </div>`,
    style: STYLE,
  });

/** Page of the people who may sign in; owners change them, everybody may see. */
export const peoplePage = (view: PeopleView): LocalPage => {
  const { members, person, link, problem, leaving } = view;
  const isOwner = person.role === 'owner';
  if (leaving && isOwner) return leavingPage(view, leaving);
  const owners = members.filter(({ role }) => role === 'owner').map(({ name }) => name);
  return (texts) => {
    const { t } = texts;
    return {
      title: t('pages.people.title'),
      status: problem === undefined ? 200 : 400,
      style: STYLE,
      ...(link ? { script: COPY_SCRIPT } : {}),
      body: html`<p><a href="/google/settings">${t('pages.people.back')}</a></p>
        <h1>${t('pages.people.title')}</h1>
        <p>${isOwner ? t('pages.people.text') : t('pages.people.ask', { owners: owners.join(', ') })}</p>
        ${problem && html`<p class="problem" role="alert">${t(PROBLEM_TEXTS[problem])}</p>`}
        ${
          link &&
          html`<div class="note" role="status">
            <label for="link">${t('pages.people.link', { name: link.name })}</label>
            <input id="link" value="${link.url}" readonly autofocus dir="ltr" />
            <p class="row">
              <button
                type="button"
                class="secondary"
                hidden
                data-copy="link"
                data-copied="${t('pages.people.copied')}"
                data-selected="${t('pages.people.selected')}"
              >
                ${t('pages.people.copy')}
              </button>
              <span role="status"></span>
            </p>
            <p>${t('pages.people.linkText')}</p>
          </div>`
        }
        ${members.map(
          (member) =>
            html`<section>
              <h2>${member.id === person.id ? t('pages.people.you', { name: member.name }) : member.name}</h2>
              ${facts(texts, member)} ${isOwner ? actions(texts, view, member) : null}
            </section>`,
        )}
        ${isOwner ? inviteSection(texts, view) : null}`,
    };
  };
};
