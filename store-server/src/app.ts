import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Bootstrap, EndpointKey } from '@listings/shared-api/contract';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { constants } from 'node:zlib';
import type { ServerConfig } from './base/config';
import type { Store } from './db/store';
import type { Deploys } from './deploy/deploys';
import { registerReleases } from './deploy/releases.routes';
import { SlotCounts } from './deploy/slot-counts';
import { registerSlots, type SlotDependencies } from './deploy/slot.routes';
import { registerAssets, registerReleaseId } from './page/assets.routes';
import { registerPages } from './page/page.routes';
import { sendLocalPage } from './page/local-page';
import type { ReleaseSource } from './page/release';
import { registerReportList, registerReports } from './page/browser-report.routes';
import { rolePage, signInPage, staleFormPage } from './page/sign-in-page';
import { installAccess } from './security/access';
import { countersInMemory, countersOf } from './security/rate-counter.store';
import { createApiKeyGate } from './security/api-key-gate';
import { answeringApiKeys } from './security/api-key-calls';
import { createPasswordGate } from './security/basic-auth';
import { countedAddress, createGuessLimiter, createRateLimiter, tokenGuessKey } from './security/rate-limit';
import { newRequestId } from './http/request-id';
import { EVERY_RESPONSE, installResponseHeaders } from './http/response-headers';
import { RequestLog } from './http/request-log';
import { answerUnreadable } from './http/unreadable';
import { registerLanguageChoice } from './security/language.routes';
import { isSessionAlive } from './security/session.store';
import { registerPeople } from './security/people.routes';
import { OPENID_PATH, registerOpenId } from './security/openid/openid.routes';
import { OpenIdProvider } from './security/openid/openid-provider';
import { registerSignIn } from './security/sign-in.routes';
import type { CallInterceptor } from './calls/domain-module';
import { registerChanges } from './calls/changes.routes';
import { registerEndpoints } from './calls/endpoint.routes';
import type { Responder } from './calls/responder';
import { installErrorReplies, publicError, refuseOtherHosts } from './page/error-replies';
import { urlTooLong } from './calls/framework-error';
import { createHostCheck } from './http/host.rules';
import { adsCurrency } from './domain/accounts/ads.routes';
import { readDocument, readStoreProfile } from './domain/documents/documents.store';
import type { Database } from './db/tables';
import { registerHealth } from './http/health.routes';
import { refuseWithoutRoom } from './page/room-rule';
import { installBodyParsers } from './http/body-parsers';
import { parseQuery } from './http/query';

export interface AppOptions {
  readonly config: ServerConfig;
  readonly store: Store;
  readonly release: ReleaseSource;
  readonly log: FastifyBaseLogger;
  /** Real time: sessions and keys go by it. */
  readonly now: () => number;
  /** Time of the store, by which what it hands over ends. */
  readonly storeNow?: (() => number) | undefined;
  readonly respond: Responder;
  readonly interceptor?: CallInterceptor | undefined;
  /** True for calls whose changes are kept here; all are where it is not given. */
  readonly isKeptHere?: ((key: EndpointKey) => boolean) | undefined;
  /** True while mutations are accepted [DB-10]. */
  readonly hasRoom: () => Promise<boolean>;
  readonly knownBootstrap: (request: FastifyRequest, path?: string) => Promise<Partial<Bootstrap>>;
  /** Step at which the page at this path opens; null where it has none. */
  readonly savedStep?: ((path: string) => Promise<string | null>) | undefined;
  /** Called before each authorised call. */
  readonly refresh?: (() => Promise<void>) | undefined;
  /** Pages and calls beyond the contract. */
  readonly furtherRoutes?: ((app: FastifyInstance) => Promise<void> | void) | undefined;
  readonly onTokenSpent: () => Promise<void>;
  /** Takes a failing candidate away; absent where no deploys are taken. */
  readonly withdraw?: SlotDependencies['withdraw'];
  readonly deploys?: Deploys | null;
  readonly counts?: SlotCounts;
}

const LIMITS = {
  bodyLimit: 65_536,
  requestTimeout: 15_000,
  keepAliveTimeout: 5000,
  maxRequestsPerSocket: 1000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
} as const;

/**
 * Answers worth packing, at the levels that cost less time than the bytes they save. Files of a release are packed already. Bodies of
 * requests are taken as they are.
 */
const COMPRESSION = {
  threshold: 1024,
  encodings: ['br', 'gzip', 'identity'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  globalDecompression: false,
} satisfies FastifyCompressOptions;

const LONGEST_URL = 4096;

/** The whole server but for its port: every hook, every route. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { config, store, now } = options;
  const app = createInstance(options);
  installResponseHeaders(app, config.publicUrl?.startsWith('https:') === true);
  installErrorReplies(app);
  installBodyParsers(app);
  refuseLongUrls(app);
  refuseOtherHosts(app, createHostCheck(config));
  letGoWhenClosing(app);
  await app.register(compress, COMPRESSION);
  await app.register(cookie);
  const counters = store.engine === 'postgres' ? countersOf(store.db, now) : countersInMemory();
  const openId = config.openId && new OpenIdProvider(config.openId, now);
  const openIdWays = async ({ siteOrigin }: FastifyRequest) =>
    openId && { begin: OPENID_PATH, end: await openId.endUrl(`${siteOrigin}/sign-in`) };
  const limit = await createRateLimiter(app, config.rateLimit, counters);
  installAccess(app, {
    db: store.db,
    config,
    now,
    storeNow: options.storeNow ?? now,
    limit,
    passwords: createPasswordGate(app, config.appPassword),
    apiKeys: createApiKeyGate(app, store.db, now),
    signInPage: async (request, reply) => sendLocalPage(reply, signInPage(await openIdWays(request))),
    rolePage: (reply, owners) => sendLocalPage(reply, rolePage(owners)),
    staleFormPage: (reply) => sendLocalPage(reply, staleFormPage),
  });
  refreshBeforeCalls(app, options.refresh);
  refuseWithoutRoom(app, options.hasRoom);
  registerHealth(app, store.probe, options.hasRoom);
  registerAssets(app, options.release);
  registerReleaseId(app, options.release);
  const { withdraw = null, deploys = null, counts = new SlotCounts(now), release } = options;
  const fallbackOf = deploys && deploys.fallbackOf;
  const slots = registerSlots(app, {
    db: store.db,
    release,
    counts,
    now,
    withdraw,
    fallbackOf,
    readStack: deploys && deploys.readStack,
  });
  registerSignIn(app, {
    db: store.db,
    transaction: store.transaction,
    now,
    announce: store.changes.announce,
    onTokenSpent: options.onTokenSpent,
    guesses: createGuessLimiter(app, tokenGuessKey),
    openId: openIdWays,
  });
  if (openId && config.openId)
    registerOpenId(app, {
      db: store.db,
      transaction: store.transaction,
      announce: store.changes.announce,
      now,
      config: config.openId,
      provider: openId,
    });
  const reports = registerReports(app, now, countedAddress);
  if (config.sandbox) registerReportList(app, reports);
  registerPages(app, { ...options, opened: slots.opened });
  registerLanguageChoice(app, options.release);
  registerPeople(app, { store, now, facts: () => factsForPeople(store.db) });
  registerReleases(app, { release, deploys, failures: slots.failures });
  registerEndpoints(app, { ...options, respond: answeringApiKeys(store, now, options.respond) });
  registerChanges(app, {
    store,
    isAlive: async ({ caller }) => caller?.kind !== 'session' || isSessionAlive(store.db, caller.session, now()),
  });
  await options.furtherRoutes?.(app);
  return app;
};

/** What the page of people says in the store's own terms; of a real store's currency nothing is kept here. */
const factsForPeople = async (db: Database) => {
  const { timeZone, currency } = await readStoreProfile(db);
  const { isReal } = await readDocument(db, 'realStore');
  return { timeZone, currency: isReal ? null : ((await adsCurrency(db)) ?? currency) };
};

const refreshBeforeCalls = (app: FastifyInstance, refresh: AppOptions['refresh']): void => {
  if (!refresh) return;
  app.addHook('preHandler', async (request) => {
    if (request.caller) await refresh();
  });
};

/** A connection that was busy when the server began to stop ends with its answer instead of idling on. */
const letGoWhenClosing = (app: FastifyInstance): void => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, goOn) => {
    if (closing) void reply.header('connection', 'close');
    goOn();
  });
};

const createInstance = ({ log, config }: AppOptions): FastifyInstance =>
  fastify({
    ...LIMITS,
    loggerInstance: log,
    childLoggerFactory: (parent, bindings, options) => new RequestLog(() => parent.child(bindings, options)),
    logController: new LogController({ disableRequestLogging: true }),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    genReqId: newRequestId,
    requestIdHeader: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    trustProxy: config.publicUrl === null ? false : 'loopback',
    routerOptions: { querystringParser: parseQuery, maxParamLength: 100 },
    // The types of a reply without a route know no status: here it is an ordinary one.
    frameworkErrors: (error, request, reply) => answerBadUrl(error, request.id, reply as FastifyReply),
    clientErrorHandler: answerUnreadable,
  });

/** An address that cannot be decoded reaches no hook. */
const answerBadUrl = (error: unknown, requestId: string, reply: FastifyReply): void => {
  const { status, body } = publicError(error);
  void reply.code(status).headers(EVERY_RESPONSE).headers({ 'x-request-id': requestId, 'cache-control': 'no-store' });
  void reply.send(body);
};

const refuseLongUrls = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, goOn) => {
    if (request.url.length <= LONGEST_URL) return goOn();
    const { status, body } = urlTooLong();
    void reply.code(status).send(body);
  });
};
