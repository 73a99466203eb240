import { setTimeout as wait } from 'node:timers/promises';
import { basicCredentials } from '../base/basic-credentials';

export const PASSWORD = 'crash test';

const HEADERS = {
  authorization: `Basic ${basicCredentials('admin', PASSWORD)}`,
  'content-type': 'application/json',
};

/** Countries whose shipping time is always written together. */
export const TOGETHER = ['US', 'GB', 'CA', 'FR', 'DE'] as const;

type Answer = { readonly status: number; readonly body: unknown } | null;

/** Null when the connection broke: nobody knows whether it was done. */
export async function call(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  try {
    const response = await fetch(`${origin}/wp-json/wc/gla/${path}`, {
      method,
      headers: { ...HEADERS, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Writes that were sent to the server, and those that the server has acknowledged. */
export class CrashWriter {
  /** Campaigns by name. */
  readonly acknowledged = new Set<string>();
  readonly inDoubt = new Set<string>();
  readonly time = { acknowledged: 0, tried: 0 };
  #count = 0;

  createCampaign(origin: string, name: string): Promise<Answer> {
    const body = { name, amount: 10, targeted_locations: ['US'] };
    return call(origin, 'POST', 'ads/campaigns', body, { 'idempotency-key': name });
  }

  /** Writes until the connection breaks. */
  async writeUntilEnd(origin: string): Promise<void> {
    await Promise.all([this.#campaigns(origin), this.#campaigns(origin), this.#times(origin)]);
  }

  async #campaigns(origin: string): Promise<void> {
    for (;;) {
      this.#count += 1;
      const name = `Crash-${this.#count}`;
      this.inDoubt.add(name);
      const answer = await this.createCampaign(origin, name);
      if (answer === null) return;
      if (answer.status !== 200)
        throw new Error(`${name} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
      this.inDoubt.delete(name);
      this.acknowledged.add(name);
    }
  }

  async #times(origin: string): Promise<void> {
    for (;;) {
      this.time.tried += 1;
      const body = { country_codes: TOGETHER, time: this.time.tried };
      const answer = await call(origin, 'POST', 'mc/shipping/times/batch', body);
      if (answer === null) return;
      if (answer.status !== 201) throw new Error(`times were answered ${answer.status} ${JSON.stringify(answer.body)}`);
      this.time.acknowledged = this.time.tried;
      await wait(1);
    }
  }
}
