import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/tables';
import { readSessionCookie } from '../http/session-cookie';
import type { ReleaseSource } from '../page/release';
import { findPerson, type Person } from '../people/people.store';
import { hashOf, isSameSecret } from '../security/secrets';
import { findSession } from '../security/session.store';
import { ALL_OWNERS } from './evidence.rules';

/** Whose page it is that says something. */
export interface Speaker {
  readonly session: string;
  readonly personId: string;
  readonly witness: string;
}

/** Under which name somebody's word is counted. */
export const witnessOf = ({ id, role }: Pick<Person, 'id' | 'role'>): string =>
  role === 'owner' ? ALL_OWNERS : hashOf(id).slice(0, 16);

/** Words of one session that are heard in a minute: three for each application that somebody goes to. */
const MOST_A_MINUTE = 120;

/** Pages that are remembered. */
const KEPT = 2000;

export interface PageWordDependencies {
  readonly db: Database;
  readonly release: ReleaseSource;
  readonly now: () => number;
}

/** Decides which words of pages are heard: those of signed-in people, of pages that they were sent, and so many a minute. */
export class PageWord {
  private readonly sent = new Set<string>();
  private readonly isTooMuch: (request: FastifyRequest) => Promise<boolean>;

  constructor(
    app: FastifyInstance,
    private readonly dependencies: PageWordDependencies,
  ) {
    const count = app.createRateLimit({
      max: MOST_A_MINUTE,
      timeWindow: 60_000,
      keyGenerator: (request) => `slots ${hashOf(readSessionCookie(request) ?? '')}`,
    });
    this.isTooMuch = async (request) => {
      const heard = await count(request);
      return !heard.isAllowed && heard.isExceeded;
    };
  }

  /** Remembers that a session was sent a page. */
  wasSent(session: string, page: string): void {
    const name = `${session} ${page}`;
    this.sent.delete(name);
    this.sent.add(name);
    const [oldest] = this.sent;
    if (this.sent.size > KEPT && oldest !== undefined) this.sent.delete(oldest);
  }

  /**
   * Who says something of a page; null where it is not heard. By the session's nonce, of the page that the session would be
   * sent now, as another process may have, or of one that it was sent. Whoever was asked to do one step is shown no
   * application, and has nothing to tell.
   */
  async speaker(request: FastifyRequest, page: string): Promise<Speaker | null> {
    const { db, now, release } = this.dependencies;
    const id = readSessionCookie(request);
    const nonce = request.headers['x-wp-nonce'];
    if (id === null || typeof nonce !== 'string') return null;
    const session = await findSession(db, id, now());
    if (session === null || !isSameSecret(nonce, session.nonce) || (await this.isTooMuch(request))) return null;
    const person = await findPerson(db, session.personId);
    if (person === null) return null;
    const isSent = this.sent.has(`${id} ${page}`) || (await release.pageFor(request)).id === page;
    return isSent ? { session: id, personId: person.id, witness: witnessOf(person) } : null;
  }
}
