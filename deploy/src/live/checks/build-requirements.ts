import type { ContractDocument } from '@listings/shared-api/contract-document';
import * as z from 'zod/mini';
import { parseShape, textOf } from './parse-shape';

/** Requirements of a build beyond the modules it imports, read from its bytes. */
export interface BuildRequirements {
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

const shapeOf = z.record(z.string(), z.unknown());
const text = z.string().check(z.maxLength(300));

const document = z.strictObject({
  calls: z.record(
    textOf(/^[a-zA-Z]{1,80}$/),
    z.strictObject({
      method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']),
      path: text,
      answers: z.record(z.string(), shapeOf),
      params: z.exactOptional(shapeOf),
      query: z.exactOptional(shapeOf),
      body: z.exactOptional(shapeOf),
    }),
  ),
  page: shapeOf,
});

/** Reads the document as a stranger sent it; shapes are compared, never run. */
export const parseContract = (json: string): ContractDocument => parseShape(document, json, contractName);

const names = /[.'"`]([a-zA-Z]+)\b/g;
const screens = /(["'`])(\/google\/[a-z/-]+)\1/g;

/**
 * Finds the calls and screens that the scripts name: minifying changes neither properties nor texts. `taken` are properties
 * that the scripts take out of objects by a pattern (`readSyntax`).
 */
export function readRequirements(
  scripts: readonly string[],
  contract: ContractDocument,
  holdsClient: boolean,
  taken: readonly string[] = [],
): BuildRequirements {
  const named = new Set([
    ...scripts.flatMap((script) => [...script.matchAll(names)].map(([, name = '']) => name)),
    ...taken,
  ]);
  const routes = new Set(scripts.flatMap((script) => [...script.matchAll(screens)].map(([, , path = '']) => path)));
  const calls = Object.entries(contract.calls).filter(([key]) => named.has(key));
  return {
    calls: Object.fromEntries(calls),
    routes: [...routes].sort(),
    ...(holdsClient ? { contract } : {}),
  };
}
