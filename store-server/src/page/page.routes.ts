import { completeLanguages, inLanguage, languagesOf, sourceLanguage } from '@listings/deploy/in-language';
import type { Bootstrap } from '@listings/shared-api/contract';
import type { FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import type { ServerConfig } from '../base/config';
import { newestChange } from '../calls/changes.store';
import type { Store } from '../db/store';
import type { Database } from '../db/tables';
import { ownerNames } from '../people/people.store';
import { refusedCalls } from '../people/roles.rules';
import { HEARTBEAT_PATH, composeApplicationPage, preloads, viewKey } from './application-page';
import { composeBootstrap } from './bootstrap';
import { freshNonce, setDocumentHeaders } from './document-policy';
import { isOpening, withFirstAnswers } from './first-answers';
import { firstReadUrls, opensView, readsAfter, type ReadsAfter } from './first-reads';
import { refusesUnknown } from './integrity-policy';
import { textsFor } from './local-page';
import { chosenLanguage, chooseLanguage, wantedLanguages } from './page-language';
import type { ReleaseSource } from './release';
import { pageId, type ServedPage } from './served-page';

export interface PageDependencies {
  readonly release: ReleaseSource;
  readonly config: ServerConfig;
  readonly store: Pick<Store, 'db'>;
  /** Told of each page that is sent: its release, and the application of its first screen; null where a program fetched it. */
  readonly opened: (request: FastifyRequest, release: string, app: string | null) => void;
  /**
   * Known fields of the bootstrap object at once, for the page at this path; without a path, the store's current ones.
   */
  readonly knownBootstrap: (request: FastifyRequest, path?: string) => Promise<Partial<Bootstrap>>;
  /** Step at which the page at this path opens; null where it has none, absent where the store is elsewhere. */
  readonly savedStep?: ((path: string) => Promise<string | null>) | undefined;
}

/** Step with which a wizard begins where nobody knows better. */
const FIRST_STEP = 'accounts';

/** Each part of a document goes as soon as it is there. */
const DOCUMENT_COMPRESSION = {
  threshold: 1024,
  encodings: ['br', 'gzip', 'identity'],
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    // A twentieth less than by 4, for a millisecond or two: a visit asks for one document. From 7 on it takes longer for nothing.
    params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
  },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
} satisfies FastifyCompressOptions;

const SCREEN = /^\/google(\/[a-z0-9-]+)*\/?$/;

/** The application's document for `/google` and everything below it, and the ways that lead there. */
export const registerPages = (app: FastifyInstance, dependencies: PageDependencies): void => {
  const toScreen = async (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(screenOf(request) ?? '/google', 302);
  app.get('/', { config: { access: 'public' } }, toScreen);
  app.get('/wp-admin/', { config: { access: 'public' } }, toScreen);
  app.get('/wp-admin/admin.php', { config: { access: 'public' } }, toScreen);
  app.get('/google', { config: { access: 'page' } }, async (request, reply) => {
    const asked = screenOf(request);
    if (asked !== null) return reply.redirect(asked, 302);
    const { mcSetupComplete } = await dependencies.knownBootstrap(request, '/google');
    // An unread value (null) is no reason to start the setup again: the page shows the failure.
    const isBegun = mcSetupComplete === true || mcSetupComplete === null;
    return reply.redirect(isBegun ? '/google/dashboard' : '/google/start', 302);
  });
  app.get('/google/*', { config: { access: 'page' }, compress: DOCUMENT_COMPRESSION }, async (request, reply) => {
    const asked = screenOf(request);
    return asked === null ? sendApplication(request, reply, dependencies) : reply.redirect(asked, 302);
  });
  app.get('/wp-json/store/v1/bootstrap', { config: { access: 'api' } }, async (request, reply) => {
    const { release, knownBootstrap } = dependencies;
    const [served, known] = await Promise.all([release.pageFor(request), knownBootstrap(request)]);
    return reply.send(await bootstrapFor(request, served, known, dependencies));
  });
};

/** `?path=/google/…` as the store platform's admin has it: the clean address with all other parameters. */
const screenOf = (request: FastifyRequest): string | null => {
  const { searchParams } = new URL(request.url, 'http://localhost');
  const path = searchParams.get('path');
  if (path === null || !SCREEN.test(path)) return null;
  searchParams.delete('path');
  searchParams.delete('page');
  const query = searchParams.toString();
  return query === '' ? path : `${path}?${query}`;
};

/** Languages that a reader may choose: those of the release whose texts are all there. */
export const offeredLanguages = (served: ServedPage): string[] => {
  const all = languagesOf(served);
  return [sourceLanguage, ...completeLanguages.filter((language) => all.includes(language))];
};

const personOf = async (request: FastifyRequest, db: Database): Promise<Bootstrap['person']> => {
  const { person } = request;
  if (!person) return undefined;
  const { id, name, role, spendLimit } = person;
  const owners = await ownerNames(db);
  const { t } = textsFor(request);
  const refusal =
    owners.length === 0 ? t('pages.role.refusal') : t('pages.role.refusalAsk', { owners: owners.join(', ') });
  return { id, name, role, spendLimit, refused: refusedCalls(role), refusal };
};

const bootstrapFor = async (
  request: FastifyRequest,
  served: ServedPage,
  known: Partial<Bootstrap>,
  { config, store }: PageDependencies,
): Promise<Bootstrap> => {
  const { caller, siteOrigin } = request;
  const nonce = caller?.kind === 'session' ? caller.session.nonce : '';
  const offered = offeredLanguages(served);
  const languages = { offered, chosen: chosenLanguage(request, offered), choose: '/language' };
  const person = await personOf(request, store.db);
  const lastChange = await newestChange(store.db);
  return composeBootstrap({ known, config, nonce, origin: siteOrigin, languages, person, lastChange, now: Date.now() });
};

/** The application of the screen at this path, by the scripts that are fetched for it. */
const firstAppOf = ({ preload }: ServedPage, path: string): string | null =>
  preload[path]?.map((url) => /^\/assets\/(mfe-[a-z-]+)\//.exec(url)?.[1] ?? null).find((name) => name !== null) ??
  null;

/** The application that a page opens with; null where a program fetched it, which says nothing of how it started. */
export const appOpenedBy = (request: FastifyRequest, served: ServedPage, path: string): string | null =>
  isOpening(request) ? firstAppOf(served, path) : null;

/** The step of a route, or the screen below it, that an address opens, and the keys of what is read for it at once. */
function viewOf(path: string, query: URLSearchParams, saved: string | null) {
  const subpath = query.get('subpath');
  if (subpath !== null) {
    const view = viewKey(path, 'subpath', subpath);
    return { view, keys: [view] };
  }
  const step = query.get('step') ?? saved ?? FIRST_STEP;
  const view = viewKey(path, 'step', step);
  // Where the saved step is not known, a later one in the address may be none that the store has, or not yet.
  const isSure = saved !== null || step === FIRST_STEP;
  return { view, keys: isSure ? [path, view] : [path] };
}

/** What follows other reads, with the scripts of the view that it opens. */
const withScripts = (after: readonly ReadsAfter[], { preload, integrity }: ServedPage, nonce: string) =>
  after.map((following) => ({
    ...following,
    markup: preloads(preload[following.view] ?? [], integrity, nonce).join('\n'),
  }));

const sendApplication = async (
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: PageDependencies,
): Promise<FastifyReply> => {
  const { release, config, knownBootstrap, savedStep } = dependencies;
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const path = pathname.replace(/\/$/, '');
  const [served, known] = await Promise.all([release.pageFor(request), knownBootstrap(request, path)]);
  const { cookies, headers } = request;
  const wish = { searchParams, cookies, acceptLanguage: headers['accept-language'] };
  const wanted = wantedLanguages(wish, [sourceLanguage, ...completeLanguages]);
  const current = inLanguage(served, chooseLanguage(languagesOf(served), wanted));
  const bootstrap = await bootstrapFor(request, served, known, dependencies);
  const nonce = freshNonce();
  // The days of these reads are not known without the store's time zone.
  const isToldNow = isOpening(request) && !bootstrap.unread.includes('site');
  const { view, keys } = viewOf(path, searchParams, (await savedStep?.(path)) ?? null);
  const named = keys.map((key) => current.reads?.[key]);
  const facts = { ...bootstrap, language: current.language, hasView: opensView(path, bootstrap) };
  const now = Date.now();
  const urlsOf = (reads: Readonly<typeof named>) => firstReadUrls(reads, searchParams, facts, now);
  const first = isToldNow ? urlsOf(named) : [];
  const after = (isToldNow ? readsAfter(named, (key) => current.reads?.[key], urlsOf) : []).map((following) => ({
    ...following,
    urls: following.urls.filter((url) => !first.includes(url)),
  }));
  const reads = [...new Set([...first, ...after.flatMap(({ urls }) => urls)])];
  const takesDeploys = config.deployPort !== null;
  const page = composeApplicationPage({
    release: current,
    bootstrap,
    path,
    view,
    nonce,
    reference: request.id,
    mayLeaveOut: refusesUnknown(headers),
    styles: await release.stylesOf(current),
    reads,
    heartbeat: takesDeploys ? HEARTBEAT_PATH : null,
  });
  dependencies.opened(request, pageId(served), appOpenedBy(request, served, path));
  const frames = bootstrap.helpVideo === null ? null : new URL(bootstrap.helpVideo).origin;
  setDocumentHeaders(reply, {
    nonce,
    inlineHashes: page.inlineHashes,
    frames,
    pictures: config.backend?.url.origin ?? null,
    heartbeat: takesDeploys,
  });
  if (reads.length === 0) return reply.send(page.begin + page.end);
  const asked = {
    app: request.server,
    request,
    nonce: bootstrap.nonce,
    urls: reads,
    after: withScripts(after, current, nonce),
  };
  return reply.send(Readable.from(withFirstAnswers(page.begin, page.end, asked)));
};
