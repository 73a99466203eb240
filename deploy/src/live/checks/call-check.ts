import type { CallShape, ContractDocument } from '@listings/shared-api/contract-document';
import { routeModules } from '../../compose/brought-routes';
import type { LivePart } from '../live-part';
import { incompatibilities } from './schema-compatibility';
import { clientSpecifier, type BuildRequirements } from './build-requirements';

type Calls = ContractDocument['calls'];

const requestParts = ['params', 'query', 'body'] as const;

/** Differences between a call as its caller and as its answerer define it. */
function callMisfits(caller: CallShape, answerer: CallShape): string[] {
  if (caller.method !== answerer.method || caller.path !== answerer.path)
    return [`is ${caller.method} ${caller.path}, there it is ${answerer.method} ${answerer.path}`];
  const sent = requestParts.flatMap((part) => {
    const [given, wanted] = [caller[part], answerer[part]];
    if (given !== undefined && wanted !== undefined) return incompatibilities(given, wanted, part);
    return wanted !== undefined && Array.isArray(wanted['required']) && wanted['required'].length > 0
      ? [`${part} is missing`]
      : [];
  });
  const answered = Object.entries(answerer.answers).flatMap(([status, given]) => {
    const wanted = caller.answers[status];
    return wanted === undefined
      ? [`the answer ${status} is not expected`]
      : incompatibilities(given, wanted, `answer ${status}`);
  });
  return [...sent, ...answered];
}

function callsMisfits(who: string, caller: Calls, answerer: Calls, whom: string, only: readonly string[]): string[] {
  return only.flatMap((key) => {
    const [own, other] = [caller[key], answerer[key]];
    if (own === undefined) return [];
    if (other === undefined) return [`${who} calls ${key}, which ${whom} does not have`];
    return callMisfits(own, other).map((misfit) => `${who} calls ${key} of ${whom}: ${misfit}`);
  });
}

interface Relying extends Pick<LivePart, 'manifest'> {
  readonly relies: BuildRequirements;
}

const providerOf = (parts: readonly Relying[], specifier: string): Relying | undefined =>
  parts.find(({ manifest }) => Object.hasOwn(manifest.specifiers, specifier));

/** Screens that builds link to and that neither the shell knows nor an application brings. */
function strayRoutes(parts: readonly Relying[]): string[] {
  const routes = routeModules(parts);
  return parts.flatMap(({ manifest, relies }) =>
    relies.routes
      .filter((path) => !Object.hasOwn(routes, path))
      .map((path) => `${manifest.name} leads to ${path}, which the shell does not know`),
  );
}

/**
 * Faults between builds of different days: in an application's calls of the live client, in the client's calls of the
 * server, in the page's own data, and in the screens that are linked to.
 */
export function relianceFaults(parts: readonly Relying[], server: ContractDocument | null): string[] {
  const client = providerOf(parts, clientSpecifier);
  const contract = client?.relies.contract;
  const callers = parts.filter((part) => part !== client);
  const used = [...new Set(callers.flatMap(({ relies }) => Object.keys(relies.calls)))].sort();
  const faults = strayRoutes(parts);
  if (client === undefined || contract === undefined) return faults;
  const { name } = client.manifest;
  for (const { manifest, relies } of callers)
    faults.push(...callsMisfits(manifest.name, relies.calls, contract.calls, name, Object.keys(relies.calls)));
  if (server === null) return faults;
  faults.push(...callsMisfits(name, contract.calls, server.calls, 'the server', used));
  faults.push(
    ...incompatibilities(server.page, contract.page, 'bootstrap').map((misfit) => `${name} reads the page: ${misfit}`),
  );
  return faults;
}
