import { roleSchema, type Role } from '@listings/shared-api/contract';
import type { Person } from '../people/people.store';
import type { Member } from '../people/team.store';
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

/** What a role allows. */
const ALLOWED_TEXTS = {
  viewer: 'pages.people.roleTexts.viewer',
  'feed-manager': 'pages.people.roleTexts.feedManager',
  advertiser: 'pages.people.roleTexts.advertiser',
  owner: 'pages.people.roleTexts.owner',
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

/** What was typed into one of the forms, as it was typed. */
export interface TypedMember {
  /** Id of the person whose form it is; null for an invitation. */
  readonly id: string | null;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly limit: string;
}

export interface PeopleView {
  /** The store's time zone. */
  readonly timeZone: string;
  /** Of the campaigns' budgets, by its ISO 4217 code; null where this server does not know it. */
  readonly currency: string | null;
  readonly members: readonly Member[];
  readonly person: Person;
  /** Goes back with every form. */
  readonly nonce: string;
  /** Link made by the last form: it is shown this once. */
  readonly link?: { readonly url: string; readonly name: string };
  /** Who has a link already, where a form that makes one was sent again. */
  readonly again?: string;
  readonly problem?: PeopleProblem;
  /** What was typed, when that was the problem: nothing of it is lost. */
  readonly typed?: TypedMember;
  /** Who is about to be removed. */
  readonly leaving?: Member;
  /** The invitation was asked for: its first field has the focus. */
  readonly isInviting?: boolean;
}

const ONLY_CHOSEN = roleSchema.options
  .map((role) => `form:has([value='${role}']:checked) .allowed > :not([data-role='${role}']) { display: none; }`)
  .join('\n');

const STYLE = `main { max-width: 60rem; }
section { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid var(--divider); }
h2 { margin: 0 0 .25rem; font-size: 1.0625rem; }
.fields { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: end; }
.fields > div { flex: 1 1 11rem; }
.fields > .role { flex-basis: 14rem; }
.fields > .limit { flex-basis: 14rem; }
.fields:has(option[value='owner']:checked, option[value='viewer']:checked, option[value='feed-manager']:checked) > .limit { display: none; }
.fields > button { margin-bottom: 1rem; }
.allowed { margin: 0 0 1rem; }
${ONLY_CHOSEN}
.fields input, .fields select { height: 2.625rem; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
[hidden] { display: none; }
[aria-invalid] { border-color: var(--error); }
.problem { color: var(--error); font-weight: 600; }
.note { padding: .75rem 1rem; background: var(--quiet); border-radius: 8px; }`;

const form = (nonce: string, action: string, content: Html): Html =>
  html`<form method="post" action="/people/${action}">
    <input type="hidden" name="_wpnonce" value="${nonce}" />${content}
  </form>`;

/** The field that a problem is about. */
const PROBLEM_FIELDS: Readonly<Partial<Record<PeopleProblem, keyof TypedMember>>> = {
  name: 'name',
  email: 'email',
  taken: 'email',
  limit: 'limit',
  lastOwner: 'role',
};

/** One form of the page: somebody's, or the invitation. */
interface ShownForm {
  readonly texts: ServerTexts;
  /** Ends the ids of its fields. */
  readonly id: string;
  readonly shown: Omit<TypedMember, 'id'>;
  /** Why it was refused, where one of its fields was the reason. */
  readonly problem: PeopleProblem | undefined;
}

const NEWCOMER = { name: '', email: '', role: 'viewer', limit: '' } as const;

/** The form with what was typed into it; with what is kept where nothing was. */
const shownForm = (texts: ServerTexts, { typed, problem }: PeopleView, member: Member | null): ShownForm => {
  const isTyped = typed !== undefined && typed.id === (member?.id ?? null);
  const kept = member ? { ...member, limit: String(member.spendLimit ?? '') } : NEWCOMER;
  return {
    texts,
    id: member?.id ?? 'new',
    shown: isTyped ? typed : kept,
    problem: isTyped ? problem : undefined,
  };
};

/** Marks the field that was refused: the focus goes there, and its reason is read with it. */
const wrongness = ({ problem }: ShownForm, name: keyof TypedMember): Html | null =>
  problem !== undefined && PROBLEM_FIELDS[problem] === name
    ? html`aria-invalid="true" aria-describedby="problem" autofocus`
    : null;

const problemText = ({ t }: ServerTexts, problem: PeopleProblem): Html =>
  html`<p class="problem" id="problem" role="alert">${t(PROBLEM_TEXTS[problem])}</p>`;

/** The reason beneath the form that was refused. */
const reasonOf = ({ problem, texts }: ShownForm): Html | null =>
  problem !== undefined && PROBLEM_FIELDS[problem] !== undefined ? problemText(texts, problem) : null;

const allowedId = ({ id }: ShownForm): string => `allowed-${id}`;

const describedBy = (fields: ShownForm): Html => html`aria-describedby="${allowedId(fields)}"`;

/** What the chosen role allows, beneath the fields: a list of choices has no room for it. */
const allowed = (fields: ShownForm): Html =>
  html`<p class="allowed" id="${allowedId(fields)}">
    ${roleSchema.options.map((role) => html`<span data-role="${role}">${fields.texts.t(ALLOWED_TEXTS[role])} </span>`)}
  </p>`;

const roleField = (fields: ShownForm): Html =>
  html`<div class="role">
    <label for="role-${fields.id}">${fields.texts.t('pages.people.role')}</label>
    <select id="role-${fields.id}" name="role" ${wrongness(fields, 'role') ?? describedBy(fields)}>
      ${roleSchema.options.map((role) =>
        role === fields.shown.role
          ? html`<option value="${role}" selected>${fields.texts.t(ROLE_TEXTS[role])}</option>`
          : html`<option value="${role}">${fields.texts.t(ROLE_TEXTS[role])}</option>`,
      )}
    </select>
  </div>`;

/** A field of one line. */
const textField = (fields: ShownForm, name: 'name' | 'email' | 'limit', label: string, attributes: Html): Html =>
  html`<div class="${name}">
    <label for="${name}-${fields.id}">${label}</label>
    <input
      id="${name}-${fields.id}"
      name="${name}"
      value="${fields.shown[name]}"
      ${attributes}
      ${wrongness(fields, name)}
    />
  </div>`;

const nameField = (fields: ShownForm, isFirst = false): Html =>
  textField(
    fields,
    'name',
    fields.texts.t('pages.people.name'),
    html`required maxlength="100" autocomplete="off" ${isFirst ? html`autofocus` : null}`,
  );

const emailField = (fields: ShownForm): Html =>
  textField(fields, 'email', fields.texts.t('pages.people.email'), html`type="email" required maxlength="200"`);

const limitField = (fields: ShownForm, { currency }: PeopleView): Html => {
  const { t } = fields.texts;
  const label = currency === null ? t('pages.people.limit') : t('pages.people.limitIn', { currency });
  return textField(fields, 'limit', label, html`inputmode="decimal" maxlength="12" dir="ltr"`);
};

/** An amount of money, without decimals where it has none; a mere number where the currency is not known. */
const amountText = ({ language }: ServerTexts, { currency }: PeopleView, amount: number): string =>
  new Intl.NumberFormat(language, {
    ...(currency === null ? {} : { style: 'currency', currency }),
    ...(Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {}),
  }).format(amount);

const dateText = ({ language }: ServerTexts, { timeZone }: PeopleView, at: number): string =>
  new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);

const facts = (texts: ServerTexts, view: PeopleView, member: Member): Html => {
  const { t } = texts;
  const { email, role, spendLimit, seenAt, sessions, invitedUntil } = member;
  const parts = [
    email,
    t(ROLE_TEXTS[role]),
    // Whoever may change it reads this beneath the choice.
    ...(view.person.role === 'owner' ? [] : [t(ALLOWED_TEXTS[role]).replace(/[.。]$/, '')]),
    ...(role === 'advertiser' && spendLimit !== null
      ? [t('pages.people.upTo', { limit: amountText(texts, view, spendLimit) })]
      : []),
    seenAt === null ? t('pages.people.neverSeen') : t('pages.people.seen', { date: dateText(texts, view, seenAt) }),
    ...(sessions === 0 ? [] : [t('pages.people.sessions', { count: sessions })]),
    ...(invitedUntil === null ? [] : [t('pages.people.invited', { date: dateText(texts, view, invitedUntil) })]),
  ];
  return html`<p>${parts.filter((part) => part !== '').join(' · ')}</p>`;
};

const actions = (texts: ServerTexts, view: PeopleView, member: Member): Html => {
  const { t } = texts;
  const { nonce } = view;
  const { id } = member;
  const fields = shownForm(texts, view, member);
  return html`${form(
      nonce,
      `${id}/change`,
      html`<div class="fields">
          ${nameField(fields)} ${roleField(fields)} ${limitField(fields, view)}
          <button type="submit" class="secondary">${t('pages.people.save')}</button>
        </div>
        ${allowed(fields)} ${reasonOf(fields)}`,
    )}
    <div class="row">
      ${form(
        nonce,
        `${id}/link`,
        html`<input type="hidden" name="until" value="${member.invitedUntil ?? 'none'}" />
          <button type="submit" class="secondary">${t('pages.people.newLink')}</button>`,
      )}
      ${form(nonce, `${id}/end`, html`<button type="submit" class="secondary">${t('pages.people.endSessions')}</button>`)}
      <a class="button secondary" href="/people?remove=${encodeURIComponent(id)}">${t('pages.people.remove')}</a>
    </div>`;
};

const inviteSection = (texts: ServerTexts, view: PeopleView): Html => {
  const fields = shownForm(texts, view, null);
  return html`<section>
    <h2>${texts.t('pages.people.invite')}</h2>
    ${form(
      view.nonce,
      'invite',
      html`<div class="fields">
          ${nameField(fields, view.isInviting)} ${emailField(fields)} ${roleField(fields)} ${limitField(fields, view)}
        </div>
        ${allowed(fields)} ${reasonOf(fields)}
        <button type="submit">${texts.t('pages.people.makeLink')}</button>`,
    )}
  </section>`;
};

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
  const { members, person, link, again, problem, typed, leaving } = view;
  const isOwner = person.role === 'owner';
  const isBeside =
    problem !== undefined &&
    PROBLEM_FIELDS[problem] !== undefined &&
    (typed?.id === null || members.some(({ id }) => id === typed?.id));
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
        ${
          // Its form stands beneath those of the people.
          isOwner && members.length > 1
            ? html`<p><a href="/people?invite=new">${t('pages.people.invite')}</a></p>`
            : null
        }
        ${problem && !isBeside ? problemText(texts, problem) : null}
        ${again === undefined ? null : html`<p class="note" role="status">${t('pages.people.again', { name: again })}</p>`}
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
              ${facts(texts, view, member)} ${isOwner ? actions(texts, view, member) : null}
            </section>`,
        )}
        ${isOwner ? inviteSection(texts, view) : null}`,
    };
  };
};
