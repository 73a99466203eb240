import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isObject } from '../base/is-object';
import type { Database } from '../db/tables';
import type { ReleaseSource } from '../page/release';
import { wellFormed } from '../http/form-fields';
import { readSessionCookie } from '../http/session-cookie';
import {
  keepClientFailure,
  lastClientFailures,
  takeBackClientFailure,
  THE_PAGE,
  type ClientFailure,
} from './client-failures.store';
import { registerHeartbeat } from './heartbeat';
import { PageWord, witnessOf } from './page-word';
import { createJudge, type JudgeDependencies } from './release-judge';
import { SharedCounts } from './shared-counts';
import { SilentPages } from './silent-pages';
import type { SlotEvent } from './slot-counts';
import type { StackReader } from './stack-reader';

export interface SlotDependencies extends JudgeDependencies {
  readonly db: Database;
  readonly release: ReleaseSource;
  readonly now: () => number;
  /** Makes stacks readable; null where no deploys are taken. */
  readonly readStack: StackReader | null;
}

/** Milliseconds between two looks for pages that fell silent, and between two words to the other processes. */
const LOOK_MS = 2000;

interface SlotStart {
  readonly release: string;
  readonly app: string;
  readonly failure: Pick<ClientFailure, 'message' | 'supportId' | 'stack'> | null;
  readonly event: SlotEvent;
}

const LONGEST_MS = 600_000;
const LONGEST_STACK = 4000;

const textIn = (value: unknown, pattern: RegExp): string | null =>
  typeof value === 'string' && pattern.test(value) ? value : null;

const timeIn = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= LONGEST_MS ? value : null;

const readFailure = (failure: unknown): SlotStart['failure'] => {
  if (!isObject(failure)) return null;
  const supportId = textIn(failure['supportId'], /^[\w-]{1,40}$/) ?? '';
  const message = typeof failure['message'] === 'string' ? wellFormed(failure['message'].slice(0, 500)) : '';
  const { stack } = failure;
  return {
    message,
    supportId,
    ...(typeof stack === 'string' ? { stack: wellFormed(stack.slice(0, LONGEST_STACK)) } : {}),
  };
};

const readStart = (body: unknown): SlotStart | null => {
  if (!isObject(body)) return null;
  const release = textIn(body['release'], /^[0-9a-f]{16}$/);
  const begins = textIn(body['begins'], /^mfe-[a-z-]{1,40}$/);
  if (release !== null && begins !== null) return { release, app: begins, failure: null, event: { kind: 'page' } };
  const app = textIn(body['app'], /^(mfe-[a-z-]{1,40}|page)$/);
  if (release === null || app === null) return null;
  const failure = readFailure(body['failure']);
  const ready = timeIn(body['ready']);
  if (ready !== null) return { release, app, failure: null, event: { kind: 'ready', milliseconds: ready } };
  const milliseconds = timeIn(body['milliseconds']);
  const start = { kind: 'start', failed: failure !== null, milliseconds } as const;
  if (body['late'] !== true || failure === null) return { release, app, failure, event: start };
  return body['isBack'] === true
    ? { release, app, failure, event: { kind: 'back' } }
    : { release, app, failure, event: { kind: 'late' } };
};

/** The watch over the pages that are open. */
export interface SlotWatch {
  /** Told of each page that is sent: its release, and the application of its first screen; null where a program fetched it. */
  readonly opened: (request: FastifyRequest, release: string, app: string | null) => void;
  /** The last failures in browsers, oldest first. */
  readonly failures: () => Promise<readonly ClientFailure[]>;
}

/** What is known of the builds behind a page, and of what failed. */
const registerWords = (
  app: FastifyInstance,
  { release, counts }: SlotDependencies,
  failures: SlotWatch['failures'],
): void => {
  // Builds behind a screen: those of the page of that name, with the counts of their versions.
  app.get('/wp-json/store/v1/release', { config: { access: 'api' } }, async (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://localhost');
    const known = release.appsOf(searchParams.get('page') ?? '');
    if (known === null) return reply.callNotFound();
    const apps = Object.entries(known).map(([name, about]) => {
      const { starts, failures: failed } = counts.of(name, about.version);
      return { name, ...about, starts, failures: failed };
    });
    return reply.send({ apps });
  });

  app.get('/wp-json/store/v1/failures', { config: { access: 'api' } }, failures);
};

/** Logs and keeps what failed in browsers; `by` is the person whose page it was. */
const failureKeeper = ({ db, release, now, readStack }: SlotDependencies) => {
  const keep = async (request: FastifyRequest, told: ClientFailure, by: string): Promise<void> => {
    const apps = release.appsOf(told.release);
    const isReadable = told.stack !== undefined && readStack !== null && apps !== null;
    const failure = isReadable ? { ...told, stack: await readStack(told.stack ?? '', apps) } : told;
    request.log.warn({ event: 'client.failure', by, ...failure }, 'an application failed in a browser');
    await keepClientFailure(db, failure);
  };

  /** Keeps a failure of which no application can be named: it counts against none. */
  const keepOfPage = async (
    request: FastifyRequest,
    { release: page, app, failure, event }: SlotStart,
    by: string,
  ): Promise<void> => {
    if (failure !== null && event.kind === 'late')
      await keep(request, { at: now(), app, version: '', release: page, ...failure }, by);
  };

  return { keep, keepOfPage };
};

/** Takes word of each start of an application on a page: counts it, keeps failures, takes a failing version away. */
export const registerSlots = (app: FastifyInstance, dependencies: SlotDependencies): SlotWatch => {
  const { db, release, counts, now, withdraw } = dependencies;
  const pages = new SilentPages(now);
  const words = new PageWord(app, dependencies);
  const { keep, keepOfPage } = failureKeeper(dependencies);
  const shared = withdraw && new SharedCounts(db, now);
  if (shared) counts.join(shared);
  if (withdraw) registerHeartbeat(app);
  const failures = () => lastClientFailures(db);
  const { share, judge } = createJudge(dependencies, app.log);
  const versionOf = (page: string, name: string) => release.appsOf(page)?.[name]?.version;

  /** Counts the pages that fell silent since the last look. */
  const judgeSilent = async (): Promise<void> => {
    await shared?.keepHeard(pages.takeForeign());
    const silent = pages.takeSilent();
    for (const page of (await shared?.unheardOf(silent)) ?? silent) {
      const version = versionOf(page.release, page.app);
      if (version === undefined) continue;
      counts.count(page.app, version, { kind: 'silent' }, page.witness);
      await judge(page.app, version, true);
    }
    if (counts.isChanged) await share();
  };

  const look = () => {
    judgeSilent().catch((error: unknown) => app.log.error({ event: 'deploy.unjudged', err: error }, 'silent pages'));
  };
  const timer = withdraw && setInterval(look, LOOK_MS).unref();
  app.addHook('onClose', async () => {
    if (timer) clearInterval(timer);
    await share();
  });

  // Open to all, so that a page whose session has ended is answered quietly; only signed-in pages are listened to.
  app.post('/slots', { config: { access: 'public', withoutRoom: true }, bodyLimit: 16_384 }, async (request, reply) => {
    void reply.code(204);
    const report = readStart(request.body);
    const speaker = report && (await words.speaker(request, report.release));
    if (report === null || speaker === null) return reply.send();
    const { session, personId, witness } = speaker;
    const version = versionOf(report.release, report.app);
    if (report.app === THE_PAGE) await keepOfPage(request, report, personId);
    if (version === undefined) return reply.send();
    const isBack = report.event.kind === 'back';
    // Only what was counted is taken back, and once: nobody's word covers the failures of others.
    if (isBack && !(await takeBackClientFailure(db, report.app, report.release, report.failure?.supportId ?? '')))
      return reply.send();
    const failure = isBack ? null : report.failure;
    const page = { session, release: report.release, app: report.app };
    if (report.event.kind === 'page') pages.opened({ ...page, witness });
    else if (report.event.kind !== 'ready') pages.heard(page);
    counts.count(report.app, version, report.event, witness);
    if (failure !== null)
      await keep(request, { at: now(), app: report.app, version, release: report.release, ...failure }, personId);
    await judge(report.app, version, failure !== null);
    return reply.send();
  });

  registerWords(app, dependencies, failures);
  return {
    failures,
    opened: (request, page, name) => {
      const session = readSessionCookie(request);
      if (session === null || request.person === null) return;
      words.wasSent(session, page);
      const version = name === null ? undefined : versionOf(page, name);
      if (!withdraw || name === null || version === undefined) return;
      const witness = witnessOf(request.person);
      counts.count(name, version, { kind: 'page' }, witness);
      pages.opened({ session, release: page, app: name, witness });
    },
  };
};
