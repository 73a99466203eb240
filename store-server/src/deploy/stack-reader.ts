import { mapOfScript, readableStack, type BuildMaps } from '@listings/deploy/live';
import type { ReleasePlan } from '@listings/deploy/release';

/** Builds whose maps stay in memory: those of one page fail again and again. */
const KEPT = 20;

const SCRIPT = /\/assets\/([a-z0-9-]+)\/([\w.-]+\.js)/g;

/** Reads the stack of a browser: places in the sources, where the builds of its page came with their maps. */
export type StackReader = (stack: string, apps: ReleasePlan['apps']) => Promise<string>;

export const createStackReader = (mapsOf: (app: string, version: string) => Promise<BuildMaps | null>): StackReader => {
  const known = new Map<string, Promise<BuildMaps | null>>();
  const mapsFor = (app: string, version: string): Promise<BuildMaps | null> => {
    const name = `${app} ${version}`;
    const found = known.get(name) ?? mapsOf(app, version).catch(() => null);
    known.delete(name);
    known.set(name, found);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return found;
  };
  return async (stack, apps) => {
    const names = new Set([...stack.matchAll(SCRIPT)].map(([, app = '']) => app));
    const maps = new Map<string, BuildMaps>();
    for (const name of names) {
      const found = await mapsFor(name, apps[name]?.version ?? '');
      if (found !== null) maps.set(name, found);
    }
    try {
      return readableStack(stack, (script) => {
        const [, app = '', file = ''] = [...script.matchAll(SCRIPT)][0] ?? [];
        const found = maps.get(app);
        return found === undefined ? null : mapOfScript(found, file);
      });
    } catch {
      // Maps are what a team says of its build: what cannot be read leaves the stack as it came.
      return stack;
    }
  };
};
