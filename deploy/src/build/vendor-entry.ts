import { createRequire } from 'node:module';

const identifier = /^[A-Za-z_$][\w$]*$/;
/** CommonJS packages whose default import is the module itself: `import React from 'react'` must work. */
const withDefault = ['react', 'react-dom'];

/**
 * The source of a file that exports every name of the given kept packages. The names are read from their CommonJS form
 * (of the current NODE_ENV), so a name that their ES form lacks fails the build instead of the page. A name that two of
 * them share must be one value.
 */
export function vendorEntry(modules: readonly string[], from: string): string {
  const require = createRequire(from);
  const taken = new Map<string, unknown>();
  return modules
    .map((specifier) => {
      const found = require(specifier) as Record<string, unknown>;
      const names = Object.keys(found).filter((name) => identifier.test(name) && name !== 'default' && !isTaken(name));
      function isTaken(name: string): boolean {
        if (!taken.has(name)) return false;
        if (taken.get(name) !== found[name]) throw new Error(`${specifier} and another module both export ${name}`);
        return true;
      }
      for (const name of names) taken.set(name, found[name]);
      if (withDefault.includes(specifier)) names.push('default');
      return `export { ${names.sort().join(', ')} } from '${specifier}';`;
    })
    .join('\n');
}
