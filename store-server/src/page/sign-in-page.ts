import type { ServerTexts } from '../texts/server-texts';
import { html, type Html } from './html';
import { richText, type LocalPage } from './local-page';
import type { PlainPage } from './plain-page';

const tokenForm = ({ t }: ServerTexts): Html =>
  html`<form method="post" action="/sign-in">
    <label for="token">${t('pages.signIn.field')}</label>
    <input id="token" name="token" required autocomplete="off" spellcheck="false" maxlength="500" dir="ltr" />
    <button type="submit">${t('pages.signIn.button')}</button>
  </form>`;

const page = (title: string, content: Html): Pick<PlainPage, 'title' | 'body'> => ({
  title,
  body: html`<h1>${title}</h1>
    ${content}`,
});

const toAdmin = ({ t }: ServerTexts): Html => html`<a href="/google">${t('pages.toAdmin')}</a>`;

/** Ways to a provider of OpenID Connect; null where people sign in by links alone. */
export interface OpenIdWays {
  /** Path that leads to the provider. */
  readonly begin: string;
  /** Address that signs out there, too; null where the provider has none. */
  readonly end?: string | null;
}

/** Page for a person without a session: how to get one. */
export const signInPage =
  (openId: OpenIdWays | null): LocalPage =>
  (texts) => ({
    ...page(
      texts.t('pages.signIn.title'),
      html`${
          openId &&
          html`<p>${texts.t('pages.openId.text')}</p>
            <p><a class="button" href="${openId.begin}">${texts.t('pages.openId.button')}</a></p>`
        }
        <p>${richText(texts, 'pages.signIn.text')}</p>
        ${tokenForm(texts)}`,
    ),
    status: 401,
  });

/** Page for a one-time link: pressing the button uses it, previewing the link does not. */
export const oneTimeLinkPage =
  (token: string): LocalPage =>
  ({ t }) =>
    page(
      t('pages.signIn.title'),
      html`<p>${t('pages.oneTimeLink.text')}</p>
        <form method="post" action="/sign-in">
          <input type="hidden" name="token" value="${token}" />
          <button type="submit" autofocus>${t('pages.signIn.button')}</button>
        </form>`,
    );

/** Page for a link that was used, or that this server never made. */
export const deadLinkPage: LocalPage = (texts) => ({
  ...page(
    texts.t('pages.deadLink.title'),
    html`<p>${richText(texts, 'pages.deadLink.text')}</p>
      ${tokenForm(texts)}`,
  ),
  status: 403,
});

/** Page for a browser that was signed in and did not send the session's cookie back. */
export const lostCookiePage =
  (origin: string): LocalPage =>
  (texts) => ({
    ...page(
      texts.t('pages.lostCookie.title'),
      html`<p>${texts.t('pages.lostCookie.text')}</p>
        <ul>
          <li>${richText(texts, 'pages.lostCookie.allow', { origin })}</li>
          <li>${richText(texts, 'pages.lostCookie.address', { origin, variable: 'PUBLIC_URL' })}</li>
          <li>${richText(texts, 'pages.lostCookie.newest')}</li>
        </ul>
        ${tokenForm(texts)}`,
    ),
    status: 403,
  });

export const signedOutPage =
  (openId: OpenIdWays | null): LocalPage =>
  (texts) =>
    page(
      texts.t('pages.signedOut.title'),
      html`${
          openId?.end &&
          html`<p>${texts.t('pages.openId.stillThere')}</p>
            <p><a class="button secondary" href="${openId.end}">${texts.t('pages.openId.end')}</a></p>`
        }
        <p>${richText(texts, 'pages.signedOut.text')}</p>
        ${tokenForm(texts)}`,
    );

/** Page for a person whose role is not enough. */
export const rolePage =
  (owners: readonly string[]): LocalPage =>
  (texts) => ({
    ...page(
      texts.t('pages.role.title'),
      html`<p>
        ${owners.length === 0 ? texts.t('pages.role.text') : texts.t('pages.role.ask', { owners: owners.join(', ') })}
        ${toAdmin(texts)}
      </p>`,
    ),
    status: 403,
  });

/** Page for a form that was loaded before the last sign-in. */
export const staleFormPage: LocalPage = ({ t }) => ({
  ...page(t('pages.staleForm.title'), html`<p>${t('pages.staleForm.text')}</p>`),
  status: 403,
});

/** Page for a request by a name that is not this server's. */
export const misdirectedPage: LocalPage = (texts) => ({
  ...page(
    texts.t('pages.misdirected.title'),
    html`<p>${richText(texts, 'pages.misdirected.text', { variable: 'PUBLIC_URL' })}</p>`,
  ),
  status: 421,
});

export const notFoundPage: LocalPage = (texts) => ({
  ...page(texts.t('pages.notFound.title'), html`<p>${texts.t('pages.notFound.text')} ${toAdmin(texts)}</p>`),
  status: 404,
});

export const errorPage =
  (status: number, reference: string): LocalPage =>
  (texts) => ({
    ...page(
      texts.t('pages.failed.title'),
      html`<p>${richText(texts, 'pages.failed.text', { reference })} ${toAdmin(texts)}</p>`,
    ),
    status,
  });

/** Page for a form that is refused while the disk has too little room [DB-10]. */
export const noRoomPage =
  (status: number): LocalPage =>
  ({ t }) => ({ ...page(t('pages.noRoom.title'), html`<p>${t('pages.noRoom.text')}</p>`), status });
