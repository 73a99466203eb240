import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from '@listings/shared-machines/models';

/** Files that a replay on the screen left for a recording. */
export interface ScreenTrace {
  readonly screenshots: Readonly<Record<string, string>>;
  readonly onScreen: Verdict | null;
}

const nothing: ScreenTrace = { screenshots: {}, onScreen: null };

/**
 * Reads `<folder>/<model>/<recording>/`: pictures named after their step (`0.png` is the start) and `verdict.json`, how the
 * replay ended.
 */
export function screenTrace(folder: string | null, model: string, file: string): ScreenTrace {
  const own = folder === null ? null : join(folder, model, file);
  if (own === null || !existsSync(own)) return nothing;
  const pictures = readdirSync(own).filter((name) => /^\d+\.png$/.test(name));
  const address = (name: string) => `data:image/png;base64,${readFileSync(join(own, name)).toString('base64')}`;
  const verdict = join(own, 'verdict.json');
  return {
    screenshots: Object.fromEntries(pictures.map((name) => [name.slice(0, -'.png'.length), address(name)])),
    onScreen: existsSync(verdict) ? (JSON.parse(readFileSync(verdict, 'utf8')) as Verdict) : null,
  };
}
