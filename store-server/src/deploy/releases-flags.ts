import type { BuildStatus, FlagStatus, LedgerEntry } from '@listings/deploy/live';
import { html, type Html } from '../page/html';
import type { ServerTexts } from '../texts/server-texts';
import { dateText, joined, numberText, who } from './releases-words';

type Change = LedgerEntry['changes'][number];

const shareText = (texts: ServerTexts, share: number | undefined): string | null =>
  share === undefined
    ? null
    : texts.t('pages.releases.flagShare', { share: numberText(texts, share / 100, { style: 'percent' }) });

/** What became of a flag. */
export function flagChangeText(
  texts: ServerTexts,
  { app, flag, from, to, share }: Change & { readonly flag: string },
): string {
  const otherwise = texts.t('pages.releases.flagDefault');
  return joined([`${app} ${flag}: ${from ?? otherwise} → ${to ?? otherwise}`, shareText(texts, share)]);
}

function flagItem(texts: ServerTexts, app: string, { name, value, share, set, declared, isStale }: FlagStatus): Html {
  const { t } = texts;
  const now = [
    shareText(texts, share),
    set === null ? t('pages.releases.flagDefault') : dateText(texts, set.at),
    set && who(texts, set.by),
    set?.reason ?? null,
  ];
  return html`<li>
    <p><bdi>${`${name}: ${String(value)}`}</bdi> · ${joined(now)}</p>
    ${declared === null ? null : html`<p><bdi>${declared.purpose}</bdi></p>`}
    ${declared === null ? html`<p class="problem">${t('pages.releases.flagIgnored', { name, app })}</p>` : null}
    ${isStale ? html`<p class="problem">${t('pages.releases.flagStale', { name, app })}</p>` : null}
  </li>`;
}

/** Flags of an application. */
export const flagsPart = (texts: ServerTexts, app: string, flags: NonNullable<BuildStatus['flags']>): Html =>
  html`<h3>${texts.t('pages.releases.flags')}</h3>
    <ol>
      ${flags.map((flag) => flagItem(texts, app, flag))}
    </ol>`;
