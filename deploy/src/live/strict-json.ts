import { DeployRefused, insist } from './refused';

/** Field → whether its value may stand there. */
export type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

type Json = Readonly<Record<string, unknown>>;

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses JSON text; a name that reaches a prototype is refused wherever it stands. */
export function parseJson(json: string, what: string): unknown {
  try {
    return JSON.parse(json, (key, value: unknown) => {
      if (forbidden.has(key)) throw new SyntaxError(key);
      return value;
    });
  } catch {
    throw new DeployRefused('malformed', [`${what}: is no JSON that is taken`]);
  }
}

/** An object, given as text or parsed, that has the fields it needs, maybe some more, and no others. */
export function parseStrictly(source: unknown, what: string, needs?: Fields, may: Fields = {}): Json {
  const value = typeof source === 'string' ? parseJson(source, what) : source;
  insist(isObject(value), 'malformed', `${what}: is no object`);
  if (needs === undefined) return value;
  for (const [name, isFit] of Object.entries(needs))
    insist(isFit(value[name]), 'malformed', `${what}.${name}: is missing or misshapen`);
  for (const [name, field] of Object.entries(value)) {
    if (Object.hasOwn(needs, name)) continue;
    const isFit = Object.hasOwn(may, name) ? may[name] : undefined;
    insist(isFit !== undefined, 'malformed', `${what}.${name}: is not known`);
    insist(isFit(field), 'malformed', `${what}.${name}: is misshapen`);
  }
  return value;
}
