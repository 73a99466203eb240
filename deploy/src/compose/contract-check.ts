import { doubleRoutes, routeModulesOf } from './brought-routes';
import { missingOf } from './offered-names';
import { providerFor, type PageMap } from './page-map';
import type { Part } from './parts';

/** Names a module must not lack: the names a build uses of it. */
function missingNames(part: Part, map: PageMap): string[] {
  return Object.entries(part.manifest.uses).flatMap(([specifier, names]) => {
    const provider = providerFor(map, part.manifest.name, specifier);
    if (!provider) return [`${part.manifest.name} needs ${specifier}, which nothing provides`];
    const missing = missingOf(names, provider, specifier);
    return missing.length === 0 ? [] : [`${part.manifest.name} needs { ${missing.join(', ')} } of ${specifier}`];
  });
}

/** Names by which the shell starts and stops an application. */
export const lifecycles = ['bootstrap', 'mount', 'unmount'];

/** Each route needs its application, and each application its lifecycles. */
function missingApplications(part: Part, map: PageMap): string[] {
  return Object.entries(routeModulesOf(part)).flatMap(([path, specifiers]) =>
    specifiers.flatMap((specifier) => {
      const provider = map.providers.get(specifier);
      if (!provider) return [`${path} needs ${specifier}, which nothing provides`];
      const exported = provider.manifest.files[provider.file]?.exports ?? [];
      const missing = lifecycles.filter((name) => !exported.includes(name));
      return missing.length === 0 ? [] : [`${specifier} does not export ${missing.join(', ')}`];
    }),
  );
}

/**
 * Reasons why these builds do not make a page: every name and every specifier that is used and that no build provides.
 */
export function brokenContracts(parts: readonly Part[], map: PageMap): string[] {
  const shells = parts.filter((part) => part.manifest.page);
  const reasons = shells.length === 1 ? [] : [`one build must hold the page, found ${shells.length}`];
  reasons.push(...doubleRoutes(parts));
  for (const part of parts) reasons.push(...missingNames(part, map), ...missingApplications(part, map));
  return [...new Set(reasons)];
}
