import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

interface Play {
  /** Who signs in at the provider; null cancels. */
  readonly account?: string | null;
  readonly claims?: object;
  /** Seconds that its clock is ahead; a code is good for sixty. */
  readonly ahead?: number;
}

/** A provider of OpenID Connect in a process of its own. */
export interface ProviderUnderTest {
  readonly issuer: string;
  readonly play: (play: Play) => Promise<void>;
  /** Follows an address through the provider's pages, as a browser of its own does; gives the one that leads back. */
  readonly follow: (address: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

const PROGRAM = join(process.cwd(), 'store-server/src/security/openid/testing/provider-process.mjs');
const MOST_STEPS = 10;

/** Starts it for a client at this origin. */
export const startProvider = async (origin: string): Promise<ProviderUnderTest> => {
  const child = spawn(process.execPath, [PROGRAM, `${origin}/sign-in/openid/callback`, `${origin}/sign-in`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const issuer = line.toString().trim();
  const follow = async (address: string): Promise<string> => {
    const jar = new Map<string, string>();
    let url = address;
    for (let step = 0; step < MOST_STEPS && url.startsWith(issuer); step += 1) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        jar.set(name, value);
      }
      url = new URL(response.headers.get('location') ?? 'about:blank', url).href;
    }
    return url;
  };
  return {
    issuer,
    play: async (play) => void (await fetch(`${issuer}/play`, { method: 'POST', body: JSON.stringify(play) })),
    follow,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
};
