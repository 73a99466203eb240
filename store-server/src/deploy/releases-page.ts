import type { BuildStatus, LedgerEntry, VersionStatus } from '@listings/deploy/live';
import type { ReleasePlan } from '@listings/deploy/release';
import { html, type Html } from '../page/html';
import { THE_PAGE, type ClientFailure } from './client-failures.store';
import type { LocalPage } from '../page/local-page';
import { flagChangeText, flagsPart } from './releases-flags';
import { dateText, joined, listed, numberText, who } from './releases-words';
import type { ServerTexts } from '../texts/server-texts';

export interface ReleasesView {
  /** Null where no deploys are taken: the page is made of one build of everything. */
  readonly builds: readonly BuildStatus[] | null;
  /** The last revisions, the newest first. */
  readonly revisions: readonly LedgerEntry[];
  /** Builds of the page, where no deploys are taken. */
  readonly apps: ReleasePlan['apps'];
  /** The last failures in browsers, the newest first. */
  readonly failures: readonly ClientFailure[];
  /** Goes back with every form. */
  readonly nonce: string;
  /** Build that was just sent back. */
  readonly sentBack: string | null;
  readonly hasFailed?: boolean;
}

const STYLE = `main { max-width: 60rem; }
section { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid var(--divider); }
h2 { margin: 0 0 .25rem; font-size: 1.0625rem; }
h3 { margin: .75rem 0 .25rem; font-size: .9375rem; }
p { margin: 0 0 .25rem; }
form { margin: .5rem 0; }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: .5rem 0; border-top: 1px solid var(--divider); }
pre { margin: .25rem 0; overflow-x: auto; font-size: .8125rem; }
summary { overflow-wrap: anywhere; }
.problem { color: var(--error); font-weight: 600; }
.note { padding: .75rem 1rem; background: var(--quiet); border-radius: 8px; }`;

const ACTION_TEXTS = {
  start: 'pages.releases.actions.start',
  publish: 'pages.releases.actions.publish',
  canary: 'pages.releases.actions.canary',
  rollback: 'pages.releases.actions.rollback',
  flag: 'pages.releases.actions.flag',
  prune: 'pages.releases.actions.prune',
} as const satisfies Record<LedgerEntry['action'], string>;

const kilobytes = (texts: ServerTexts, bytes: number): string =>
  numberText(texts, bytes / 1000, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });

const commitText = ({ t }: ServerTexts, source: VersionStatus['source']): string | null =>
  source === undefined
    ? null
    : t('pages.releases.commit', {
        commit: source.commit.slice(0, 8),
        message: source.message,
        author: source.author,
      });

/** Commit, size and figures of a version. */
const facts = (texts: ServerTexts, { source, bytes, figures, looked }: VersionStatus): Html => {
  const { t } = texts;
  const { starts = 0, failures = 0, silent = 0, milliseconds = null } = figures ?? {};
  const parts = [
    commitText(texts, source),
    kilobytes(texts, bytes),
    t('pages.releases.starts', { starts: numberText(texts, starts) }),
    t('pages.releases.failures', { failures: numberText(texts, failures) }),
    looked === 'none' ? t('pages.releases.notLookedAt') : null,
    silent === 0 ? null : t('pages.releases.silent', { silent: numberText(texts, silent) }),
    milliseconds === null
      ? null
      : t('pages.releases.speed', {
          time: numberText(texts, milliseconds, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 }),
        }),
  ];
  return html`<p>${joined(parts)}</p>`;
};

const sendBack = (nonce: string, app: string, version: string, label: string): Html =>
  html`<form method="post" action="/releases/return">
    <input type="hidden" name="_wpnonce" value="${nonce}" /><input type="hidden" name="app" value="${app}" />
    <input type="hidden" name="version" value="${version}" />
    <button type="submit" class="secondary">${label}</button>
  </form>`;

/** The old version of a library that stands beside the live one, and who needs it since when. */
const keptPart = (texts: ServerTexts, live: string, kept: NonNullable<BuildStatus['kept']>): Html => {
  const { t } = texts;
  const { version, bytes, users } = kept;
  return html`<h3>${t('pages.releases.kept', { version })}</h3>
    <p>${t('pages.releases.keptSize', { size: kilobytes(texts, bytes) })}</p>
    ${users.map(
      ({ app, team, since, isLate }) =>
        html`<p>${t('pages.releases.keptSince', { app, team, date: dateText(texts, since) })}</p>
          ${isLate ? html`<p class="problem">${t('pages.releases.keptLate', { app, team, version: live })}</p>` : null}`,
    )}`;
};

const buildSection = (texts: ServerTexts, build: BuildStatus, nonce: string): Html => {
  const { t } = texts;
  const { app, version, placed, before, candidate, previews, kept, isLive = true, flags = [] } = build;
  const since =
    placed === null
      ? t('pages.releases.version', { version })
      : t('pages.releases.live', { version, date: dateText(texts, placed.at) });
  return html`<section>
    <h2 dir="ltr">${app}</h2>
    ${isLive ? html`<p>${joined([since, placed && who(texts, placed.by), placed?.reason ?? null])}</p>` : null}
    ${isLive ? facts(texts, build) : null}
    ${before === null ? null : sendBack(nonce, app, version, t('pages.releases.return', { app, version: before }))}
    ${kept === undefined ? null : keptPart(texts, version, kept)}
    ${
      candidate &&
      html`<h3>
          ${t('pages.releases.candidate', {
            version: candidate.version,
            share: numberText(texts, candidate.share / 100, { style: 'percent' }),
          })}
        </h3>
        ${facts(texts, candidate)}
        ${sendBack(nonce, app, candidate.version, t('pages.releases.takeAway', { app, version: candidate.version }))}`
    }
    ${previews.map(
      (preview) =>
        html`<h3>
            <a
              href="${new URL(preview.link, 'http://localhost').pathname}${new URL(preview.link, 'http://localhost').search}"
              >${t('pages.releases.preview', { version: preview.version, date: dateText(texts, preview.expires) })}</a
            >
          </h3>
          ${facts(texts, preview)}`,
    )}
    ${flags.length === 0 ? null : flagsPart(texts, app, flags)}
  </section>`;
};

const changeText = (texts: ServerTexts, change: LedgerEntry['changes'][number]) => {
  const { app, from, to, share, previewUntil, keptFor, leftBy } = change;
  if (change.flag !== undefined) return flagChangeText(texts, { ...change, flag: change.flag });
  const library = (names: readonly string[]) => ({ app, version: to ?? '', names: listed(texts, names) });
  if (keptFor !== undefined) return texts.t('pages.releases.keptFor', library(keptFor));
  if (leftBy !== undefined) return texts.t('pages.releases.leftBy', library(leftBy));
  if (previewUntil !== undefined)
    return `${app} ${texts.t('pages.releases.preview', { version: to ?? '', date: dateText(texts, previewUntil) })}`;
  if (share !== undefined) return `${app} ${to ?? from}: ${numberText(texts, share / 100, { style: 'percent' })}`;
  return `${app} ${from ?? '–'} → ${to ?? '–'}`;
};

const revisionItem = (texts: ServerTexts, entry: LedgerEntry): Html => {
  const { revision, at, action, by, changes, reason, published } = entry;
  const said = [
    reason ?? null,
    commitText(texts, published?.source),
    published ? kilobytes(texts, published.bytes) : null,
  ];
  return html`<li>
    <p>
      ${joined([
        numberText(texts, revision),
        dateText(texts, at),
        texts.t(ACTION_TEXTS[action]),
        who(
          texts,
          by.map(({ person }) => person),
        ),
      ])}
    </p>
    <p><bdi>${changes.map((change) => changeText(texts, change)).join(', ')}</bdi></p>
    <p>${joined(said)}</p>
  </li>`;
};

const failureItem = (texts: ServerTexts, { at, app, version, message, supportId, stack }: ClientFailure): Html => {
  const whose = app === THE_PAGE ? texts.t('pages.releases.thePage') : `${app} ${version}`;
  const said = html`<bdi>${whose}</bdi> · ${dateText(texts, new Date(at).toISOString())} · <bdi>${message}</bdi>`;
  const id = supportId === '' ? null : html`<p>${texts.t('pages.releases.reference', { id: supportId })}</p>`;
  if (stack === undefined)
    return html`<li>
      <p>${said}</p>
      ${id}
    </li>`;
  return html`<li>
    <details>
      <summary>${said}</summary>
      ${id}
      <pre dir="ltr" tabindex="0">${stack}</pre>
    </details>
  </li>`;
};

const failureSection = (texts: ServerTexts, failures: readonly ClientFailure[]): Html | null =>
  failures.length === 0
    ? null
    : html`<section>
        <h2>${texts.t('pages.releases.lastFailures')}</h2>
        <ol>
          ${failures.map((failure) => failureItem(texts, failure))}
        </ol>
      </section>`;

/** Page of the releases: every build with what stands beside it, and what happened last. */
export const releasesPage =
  ({ builds, revisions, apps, failures, nonce, sentBack: done, hasFailed = false }: ReleasesView): LocalPage =>
  (texts) => {
    const { t } = texts;
    const one = builds?.find(({ app }) => app === done);
    return {
      title: t('pages.releases.title'),
      status: hasFailed ? 409 : 200,
      style: STYLE,
      body: html`<p><a href="/google/settings">${t('pages.people.back')}</a></p>
        <h1>${t('pages.releases.title')}</h1>
        <p>${builds === null ? t('pages.releases.none') : t('pages.releases.text')}</p>
        ${hasFailed ? html`<p class="problem" role="alert">${t('pages.releases.failed')}</p>` : null}
        ${one && html`<p class="note" role="status">${t('pages.releases.done', { app: one.app, version: one.version })}</p>`}
        ${builds?.map((build) => buildSection(texts, build, nonce))} ${failureSection(texts, failures)}
        ${
          builds === null
            ? Object.entries(apps).map(
                ([name, { version }]) =>
                  html`<section>
                    <h2 dir="ltr">${name}</h2>
                    <p>${t('pages.releases.version', { version })}</p>
                  </section>`,
              )
            : html`<section>
                <h2>${t('pages.releases.history')}</h2>
                <ol>
                  ${revisions.map((entry) => revisionItem(texts, entry))}
                </ol>
              </section>`
        }`,
    };
  };
