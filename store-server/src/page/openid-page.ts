import { html } from './html';
import type { LocalPage } from './local-page';

/** Why a sign-in by the provider did not work. */
export type OpenIdProblem = 'unreachable' | 'unfinished' | 'noRole' | 'removed';

const STATUS: Readonly<Record<OpenIdProblem, number>> = {
  unreachable: 502,
  unfinished: 400,
  noRole: 403,
  removed: 403,
};

/** What did not work, and the ways on: again, or with a sign-in link. */
export const openIdPage =
  (problem: OpenIdProblem, owners: readonly string[]): LocalPage =>
  ({ t }) => {
    const names = owners.length === 0 ? t('pages.openId.anOwner') : owners.join(', ');
    return {
      title: t(`pages.openId.${problem}.title`),
      status: STATUS[problem],
      body: html`<h1>${t(`pages.openId.${problem}.title`)}</h1>
        <p>${t(`pages.openId.${problem}.text`, { owners: names })}</p>
        <p><a class="button" href="/sign-in/openid">${t('pages.openId.again')}</a></p>
        <p><a href="/sign-in">${t('pages.openId.byLink')}</a></p>`,
    };
  };
