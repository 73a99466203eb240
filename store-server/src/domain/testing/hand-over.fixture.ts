import type { HandOverStep } from '@listings/shared-api/contract';
import { createDomainModule } from '../../domain-module';
import { loadScenario } from '../../sandbox/scenarios/scenario.store';
import { cookieOf, signIn, startTestServer, type TestServer, type Visitor } from '../../testing/test-server';

const HOST = 'localhost:4000';
const FORM = 'application/x-www-form-urlencoded';
export const HAND_OVERS = '/wp-json/wc/gla/hand-overs';

type Sent = ReturnType<Visitor['call']>;

/** Answer to whoever asks: the link, told once. */
export interface MadeLink {
  readonly hand_over: { readonly id: string };
  readonly url: string | null;
}

/** Whoever was asked, at a browser of their own. */
export interface Guest {
  readonly get: (url: string) => Sent;
  readonly post: (url: string, fields?: Readonly<Record<string, string>>) => Sent;
  readonly call: (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => Sent;
}

export const tokenIn = (url: string | null): string => new URL(url ?? 'http://x').searchParams.get('token') ?? '';

/** A store whose owner Ada asks somebody else to do a step. */
export class HandOverScene {
  private constructor(
    readonly server: TestServer,
    public owner: Visitor,
  ) {}

  static async start(this: void): Promise<HandOverScene> {
    const server = await startTestServer({ domain: createDomainModule(), env: { RATE_LIMIT: '100000' } });
    const owner = await signIn(server);
    await server.store.db.updateTable('people').set({ name: 'Ada', email: 'ada@shop.example' }).execute();
    return new HandOverScene(server, owner);
  }

  begin(scenario: string): Promise<void> {
    const { store, clock } = this.server;
    return store.transaction((db) => loadScenario(db, scenario, clock.now));
  }

  ask(step: HandOverStep, more: object = {}, visitor = this.owner): Sent {
    return visitor.call('POST', HAND_OVERS, { payload: { step, name: 'Maria', ...more } });
  }

  async made(step: HandOverStep, more: object = {}): Promise<MadeLink> {
    return (await this.ask(step, more)).json<MadeLink>();
  }

  press(token: string): Sent {
    return this.server.app.inject({
      method: 'POST',
      url: '/hand-over/open',
      headers: { host: HOST, 'content-type': FORM },
      payload: new URLSearchParams({ token }).toString(),
    });
  }

  async guest(url: string | null): Promise<Guest> {
    const { app, store } = this.server;
    const opened = await this.press(tokenIn(url));
    const cookie = cookieOf(opened, 'session-4000') ?? '';
    const rows = store.db.selectFrom('sessions').select('nonce').where('person_id', 'like', 'hand-over:%');
    const nonce = (await rows.orderBy('created_at', 'desc').executeTakeFirst())?.nonce ?? '';
    const page = { host: HOST, cookie, 'sec-fetch-site': 'same-origin', accept: 'text/html' };
    const headers = { host: HOST, cookie, 'sec-fetch-site': 'same-origin', 'x-wp-nonce': nonce };
    return {
      get: (path) => app.inject({ url: path, headers: page }),
      post: (path, fields = {}) =>
        app.inject({
          method: 'POST',
          url: path,
          headers: { ...page, 'content-type': FORM },
          payload: new URLSearchParams({ _wpnonce: nonce, ...fields }).toString(),
        }),
      call: (method, path, payload) => app.inject({ method, url: path, headers, ...(payload ? { payload } : {}) }),
    };
  }

  /** Whoever is waited for. */
  async waiting(): Promise<readonly { readonly name: string; readonly opened_at: number | null }[]> {
    const list = await this.owner.call('GET', HAND_OVERS);
    return list.json<{ hand_overs: { name: string; opened_at: number | null }[] }>().hand_overs;
  }

  async inbox(): Promise<readonly { readonly title: string; readonly url: string }[]> {
    const list = await this.owner.call('GET', '/wp-json/wc/gla/alerts');
    return list.json<{ alerts: { title: string; url: string }[] }>().alerts;
  }

  /** Grants access to the hosting account at the consent page. */
  async connect(guest: Guest): Promise<void> {
    const consent = String((await guest.post('/hand-over/start')).headers['location']);
    const state = new URL(consent, 'http://x').searchParams.get('state') ?? '';
    await guest.post('/sandbox/authorize/hosting', { state, decision: 'approve' });
  }
}
