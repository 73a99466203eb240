import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/tables';
import type { ReleaseSource } from '../page/release';
import { isSameSecret } from '../security/secrets';
import { readSessionCookie } from '../http/session-cookie';
import { findSession } from '../security/session.store';
import { failsTooOften, SlotCounts, type SlotCount } from './slot-counts';

export interface SlotDependencies {
  readonly db: Database;
  readonly release: ReleaseSource;
  readonly now: () => number;
  /** Takes a failing candidate away; null where no deploys are taken. */
  readonly withdraw: ((app: string, version: string, reason: string) => Promise<boolean>) | null;
}

/** A failure in somebody's browser, with what served that screen. */
export interface ClientFailure {
  readonly at: number;
  readonly app: string;
  readonly version: string;
  readonly release: string;
  readonly supportId: string;
  readonly message: string;
}

const KEPT = 200;

interface SlotStart {
  readonly release: string;
  readonly app: string;
  readonly failure: { readonly message: string; readonly supportId: string } | null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textIn = (value: unknown, pattern: RegExp): string | null =>
  typeof value === 'string' && pattern.test(value) ? value : null;

const readStart = (body: unknown): SlotStart | null => {
  if (!isObject(body)) return null;
  const release = textIn(body['release'], /^[0-9a-f]{16}$/);
  const app = textIn(body['app'], /^mfe-[a-z-]{1,40}$/);
  const { failure } = body;
  if (release === null || app === null) return null;
  if (!isObject(failure)) return { release, app, failure: null };
  const supportId = textIn(failure['supportId'], /^[\w-]{1,40}$/) ?? '';
  const message = typeof failure['message'] === 'string' ? failure['message'].slice(0, 500) : '';
  return { release, app, failure: { message, supportId } };
};

/** True for a report of a signed-in admin's page, by the session's nonce; other reports are ignored. */
const isOurs = async (request: FastifyRequest, { db, now }: SlotDependencies): Promise<boolean> => {
  const id = readSessionCookie(request);
  const nonce = request.headers['x-wp-nonce'];
  if (id === null || typeof nonce !== 'string') return false;
  const session = await findSession(db, id, now());
  return session !== null && isSameSecret(nonce, session.nonce);
};

/** Takes word of each start of an application on a page: counts it, keeps failures, takes a failing candidate away. */
export const registerSlots = (app: FastifyInstance, dependencies: SlotDependencies): void => {
  const counts = new SlotCounts();
  const failures: ClientFailure[] = [];
  const { release, now, withdraw } = dependencies;

  const keep = (request: FastifyRequest, failure: ClientFailure): void => {
    request.log.warn({ event: 'client.failure', ...failure }, 'an application failed in a browser');
    failures.push(failure);
    if (failures.length > KEPT) failures.shift();
  };

  const judge = async (request: FastifyRequest, name: string, version: string, count: SlotCount): Promise<void> => {
    if (!withdraw || !failsTooOften(count)) return;
    const reason = `${count.failures} of ${count.starts} starts of ${name} ${version} failed`;
    // Another deploy may take the same number at this moment: the next failure is judged again.
    const isGone = await withdraw(name, version, reason).catch((error: unknown) => {
      request.log.error({ event: 'deploy.kept', app: name, version, err: error }, 'a failing candidate is still there');
      return false;
    });
    if (!isGone) return;
    request.log.error({ event: 'deploy.returned', app: name, version, ...count }, 'a failing candidate was taken away');
  };

  // Open to all, so that a page whose session has ended is answered quietly; only signed-in pages are listened to.
  app.post('/slots', { config: { access: 'public' }, bodyLimit: 4096 }, async (request, reply) => {
    void reply.code(204);
    const report = readStart(request.body);
    if (report === null || !(await isOurs(request, dependencies))) return reply.send();
    const version = release.appsOf(report.release)?.[report.app]?.version;
    if (version === undefined) return reply.send();
    const { failure } = report;
    const count = counts.count(report.app, version, failure !== null);
    if (failure !== null) keep(request, { at: now(), app: report.app, version, release: report.release, ...failure });
    await judge(request, report.app, version, count);
    return reply.send();
  });

  // Builds behind a screen: those of the page of that name, with the counts of their versions.
  app.get('/wp-json/store/v1/release', { config: { access: 'api' } }, async (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://localhost');
    const known = release.appsOf(searchParams.get('page') ?? '');
    if (known === null) return reply.callNotFound();
    const apps = Object.entries(known).map(([name, about]) => ({ name, ...about, ...counts.of(name, about.version) }));
    return reply.send({ apps });
  });

  app.get('/wp-json/store/v1/failures', { config: { access: 'api' } }, async () => failures);
};
