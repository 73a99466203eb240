import { createRequire } from 'node:module';
import type { VendorBuild } from './package-build';

const identifier = /^[A-Za-z_$][\w$]*$/;

/** CommonJS packages whose default import is the module itself: `import React from 'react'` must work. */
const withDefault = ['react', 'react-dom'];

interface VendorEntry {
  /** Source of the module that exports every name. */
  readonly source: string;
  /** Specifier → names that may be imported from it. The file may export more, for its other specifiers. */
  readonly offers: Readonly<Record<string, readonly string[]>>;
}

function namesOf(
  specifier: string,
  wanted: '*' | readonly string[],
  found: Readonly<Record<string, unknown>>,
): string[] {
  if (wanted !== '*') {
    const missing = wanted.filter((name) => !(name in found));
    if (missing.length > 0) throw new Error(`${specifier} has no ${missing.join(', ')}`);
    return [...wanted].sort();
  }
  const names = Object.keys(found).filter((name) => identifier.test(name) && name !== 'default');
  return [...names, ...(withDefault.includes(specifier) ? ['default'] : [])].sort();
}

/**
 * The source of a file that exports the offered names of the given kept packages. The names are read from their CommonJS
 * form (of the current NODE_ENV), so a name that their ES form lacks fails the build instead of the page. A name that two
 * of them share must be one value; of several defaults the first one's is kept.
 */
export function vendorEntry(modules: VendorBuild['modules'], from: string): VendorEntry {
  const require = createRequire(from);
  const taken = new Map<string, unknown>();
  const offers: Record<string, string[]> = {};
  const lines = Object.entries(modules).map(([specifier, wanted]) => {
    const found = require(specifier) as Record<string, unknown>;
    const valueOf = (name: string) => (name === 'default' ? found : found[name]);
    const names = namesOf(specifier, wanted, { ...found, default: found });
    const [shared, own] = [names.filter((name) => taken.has(name)), names.filter((name) => !taken.has(name))];
    const clash = shared.find((name) => name !== 'default' && taken.get(name) !== valueOf(name));
    if (clash !== undefined) throw new Error(`${specifier} and another module both export ${clash}`);
    for (const name of own) taken.set(name, valueOf(name));
    offers[specifier] = names.filter((name) => taken.get(name) === valueOf(name));
    return `export { ${own.join(', ')} } from '${specifier}';`;
  });
  return { source: lines.join('\n'), offers };
}
