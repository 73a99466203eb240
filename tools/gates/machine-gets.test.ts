import { endpoints, type EndpointKey } from '@listings/shared-api/contract';
import { parseSync, type ModuleItem, type TsType } from '@swc/core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './planted-tree';

/**
 * The GETs that machines call for themselves, by file: what is asked for again and again until it changes, what looks up
 * what a lost answer or a save that failed half-way left, and the addresses of authorization pages, which no cache may
 * keep. Everything else is a read, which a machine follows (ARCHITECTURE, “One home for reads”).
 */
const allowed: Readonly<Record<string, readonly EndpointKey[]>> = {
  // Polls.
  'billing/billing.machine.ts': ['getBillingStatus'],
  // Look-ups after a lost answer, or after a save that failed half-way.
  'campaign-removal/campaign-removal.machine.ts': ['listCampaigns'],
  'campaign-status/campaign-status.machine.ts': ['listCampaigns'],
  'free-listing-save/free-listing-save.actors.ts': ['listShippingRates', 'listShippingTimes'],
  'shipping/shipping.actors.ts': ['listShippingRates', 'listShippingTimes'],
  // Addresses of authorization pages.
  'ads-account/ads-account.actors.ts': ['startProviderConnection'],
  'hosting-connection/hosting-connection.actors.ts': ['startHostingConnection'],
  'provider-connection/provider-connection.actors.ts': ['startProviderConnection'],
  'provider-reconnect/provider-reconnect.machine.ts': ['startProviderConnection'],
};

/** Hands the whole client on, for screens and hooks. */
const services = 'page/page-services.ts';

const isGet = (key: string): key is EndpointKey =>
  Object.hasOwn(endpoints, key) && endpoints[key as EndpointKey].method === 'GET';

type Typed<T extends TsType['type']> = Extract<TsType, { type: T }>;
type Alias = Extract<ModuleItem, { type: 'TsTypeAliasDeclaration' }>;

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A node of the syntax tree and all beneath it, except beneath those that `isLeaf` names. */
function nodesOf(node: unknown, isLeaf: (node: object) => boolean = () => false): object[] {
  if (!isNode(node)) return [];
  return [node, ...(isLeaf(node) ? [] : Object.values(node).flatMap((each) => nodesOf(each, isLeaf)))];
}

const isOf =
  <T extends { readonly type: string }>(type: T['type']) =>
  (node: object): node is T =>
    'type' in node && node.type === type;
const isReference = isOf<Typed<'TsTypeReference'>>('TsTypeReference');

const nameOf = ({ typeName }: Typed<'TsTypeReference'>): string =>
  typeName.type === 'Identifier' ? typeName.value : typeName.right.value;

/** The keys a type stands for; a name that the file does not declare stands for itself. */
function keysOf(type: TsType, declared: ReadonlyMap<string, TsType>): string[] {
  if (type.type === 'TsUnionType') return type.types.flatMap((each) => keysOf(each, declared));
  if (type.type === 'TsLiteralType' && type.literal.type === 'StringLiteral') return [type.literal.value];
  if (type.type !== 'TsTypeReference') return [type.type];
  const alias = declared.get(nameOf(type));
  return alias === undefined ? [nameOf(type)] : keysOf(alias, declared);
}

/** A type that picks calls of the client: `Pick<Api, …>`. */
const isPick = (node: object): node is Typed<'TsTypeReference'> => {
  if (!isReference(node) || nameOf(node) !== 'Pick') return false;
  const [whole] = node.typeParams?.params ?? [];
  return whole !== undefined && isReference(whole) && nameOf(whole) === 'Api';
};

/**
 * GET calls that a source may make: a machine gets no more of the client than it names, as `Pick<Api, …>`. `Api`
 * itself, or a name from elsewhere, is returned as written.
 */
function getsOf(text: string): string[] {
  const tree = parseSync(text, { syntax: 'typescript' });
  const aliases = nodesOf(tree).filter(isOf<Alias>('TsTypeAliasDeclaration'));
  const declared = new Map(aliases.map(({ id, typeAnnotation }) => [id.value, typeAnnotation]));
  const wholes = nodesOf(tree, isPick).filter((node) => isReference(node) && nameOf(node) === 'Api');
  const picked = nodesOf(tree)
    .filter(isPick)
    .flatMap(({ typeParams }) => (typeParams?.params ?? []).slice(1).flatMap((keys) => keysOf(keys, declared)));
  const gets = picked.filter((key) => isGet(key) || !Object.hasOwn(endpoints, key));
  return [...new Set([...wholes.map(() => 'Api'), ...gets])].sort();
}

const folder = join(repository, 'shared-machines/src');
const machines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && path !== services)
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
  .filter(({ text }) => /\bApi\b/.test(text));

it('machines follow reads of the page’s cache: none calls a GET but polls, look-ups and authorization pages', () => {
  const found = machines.flatMap(({ path, text }) => {
    const gets = getsOf(text);
    return gets.length > 0 ? [[path, gets] as const] : [];
  });
  expect(Object.fromEntries(found)).toEqual(allowed);
});

it.each([
  ["export const actors = (api: Pick<Api, 'saveSettings' | 'getSettings'>) => api;", ['getSettings']],
  [
    "type Calls = 'getAudience' | Saves; type Saves = 'saveAudience'; const a = (api: Pick<Api, Calls>) => api;",
    ['getAudience'],
  ],
  ['export const actors = (api: Api) => api;', ['Api']],
  ['export const actors = (api: Pick<Api, OtherCalls>) => api;', ['OtherCalls']],
  ["export const actors = (api: Pick<Api, 'saveSettings'>) => api;", []],
])('finds the GETs of %j', (text, gets) => {
  expect(getsOf(text)).toEqual(gets);
});
