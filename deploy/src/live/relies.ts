import type { ContractDocument } from '@listings/shared-api/contract-document';
import { insist } from './refused';
import { parseStrictly } from './strict-json';

/** What a build relies on beyond the modules it imports, read from its bytes. */
export interface Relies {
  /** The calls it makes, as the contract it was built with has them. */
  readonly calls: ContractDocument['calls'];
  /** The screens it leads to. */
  readonly routes: readonly string[];
  /** The whole contract, in the build that holds the client. */
  readonly contract?: ContractDocument;
}

/** The contract a build was made with, beside its manifest; a deploy of an application brings it. */
export const contractName = 'contract.json';

/** The build whose module makes the calls. */
export const clientSpecifier = '@listings/shared-api';

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the document as a stranger sent it; shapes are compared, never run. */
export function parseContract(json: string): ContractDocument {
  const document = parseStrictly(json, contractName, { calls: isObject, page: isObject });
  for (const [key, call] of Object.entries(document['calls'] as object)) {
    const isText = (value: unknown) => typeof value === 'string' && value.length <= 300;
    const isWord = /^[a-zA-Z]{1,80}$/.test(key);
    insist(isWord, 'malformed', `${contractName}: ${key.slice(0, 80)} is no name of a call`);
    const may = { params: isObject, query: isObject, body: isObject };
    parseStrictly(call, `${contractName}.calls.${key}`, { method: isText, path: isText, answers: isObject }, may);
  }
  // Every field was just looked at.
  return document as unknown as ContractDocument;
}

const names = /[.'"`]([a-zA-Z]+)\b/g;
const screens = /(["'`])(\/google\/[a-z/-]+)\1/g;

/** Finds the calls and screens that the scripts name: minifying changes neither properties nor texts. */
export function readRelies(scripts: readonly string[], contract: ContractDocument, holdsClient: boolean): Relies {
  const named = new Set(scripts.flatMap((script) => [...script.matchAll(names)].map(([, name = '']) => name)));
  const routes = new Set(scripts.flatMap((script) => [...script.matchAll(screens)].map(([, , path = '']) => path)));
  const calls = Object.entries(contract.calls).filter(([key]) => named.has(key));
  return {
    calls: Object.fromEntries(calls),
    routes: [...routes].sort(),
    ...(holdsClient ? { contract } : {}),
  };
}
