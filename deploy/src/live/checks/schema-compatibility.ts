/** A JSON Schema as the contract's document holds it: no references. */
export type Shape = Readonly<Record<string, unknown>>;

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shapesIn = (value: unknown): Readonly<Record<string, Shape>> =>
  isShape(value)
    ? (Object.fromEntries(Object.entries(value).filter(([, each]) => isShape(each))) as Record<string, Shape>)
    : {};

const namesIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Alternatives of a shape, one by one: `["boolean", "null"]` are two. */
function optionsOf(shape: Shape): readonly Shape[] {
  const union = shape['anyOf'] ?? shape['oneOf'];
  if (Array.isArray(union)) return union.filter(isShape).flatMap(optionsOf);
  const { type } = shape;
  return Array.isArray(type) ? type.map((each: unknown) => ({ ...shape, type: each })) : [shape];
}

const valuesOf = (shape: Shape): readonly unknown[] | undefined =>
  Array.isArray(shape['enum']) ? shape['enum'] : 'const' in shape ? [shape['const']] : undefined;

function kindOf(shape: Shape): string {
  const { type } = shape;
  if (typeof type === 'string') return type;
  return valuesOf(shape) === undefined ? 'anything' : 'value';
}

/** Says nothing of its values: whatever is compared with it fits. */
const isOpen = (shape: Shape): boolean => kindOf(shape) === 'anything';

const isKindFit = (given: Shape, wanted: Shape): boolean => {
  const [have, want] = [kindOf(given), kindOf(wanted)];
  return have === want || (have === 'integer' && want === 'number') || have === 'value' || want === 'value';
};

function objectMisfits(given: Shape, wanted: Shape, at: string): string[] {
  const [have, want] = [shapesIn(given['properties']), shapesIn(wanted['properties'])];
  const always = namesIn(given['required']);
  const missing = namesIn(wanted['required'])
    .filter((name) => !always.includes(name))
    .map((name) => (Object.hasOwn(have, name) ? `${at}.${name} may be absent` : `${at}.${name} is missing`));
  const strange =
    wanted['additionalProperties'] === false
      ? Object.keys(have)
          .filter((name) => !Object.hasOwn(want, name))
          .map((name) => `${at}.${name} is not known there`)
      : [];
  const inside = Object.keys(have).flatMap((name) => {
    const [own, other] = [have[name], want[name]];
    return own && other ? incompatibilities(own, other, `${at}.${name}`) : [];
  });
  const [rest, otherRest] = [given['additionalProperties'], wanted['additionalProperties']];
  const others = isShape(rest) && isShape(otherRest) ? incompatibilities(rest, otherRest, `${at}.*`) : [];
  return [...missing, ...strange, ...inside, ...others];
}

function optionMisfits(given: Shape, wanted: Shape, at: string): string[] {
  if (isOpen(given) || isOpen(wanted)) return [];
  if (!isKindFit(given, wanted)) return [`${at} may be ${kindOf(given)}, not ${kindOf(wanted)}`];
  const allowed = valuesOf(wanted);
  if (allowed !== undefined) {
    const values = valuesOf(given);
    if (values === undefined) return [`${at} may be any ${kindOf(given)}, not only ${allowed.join(', ')}`];
    return values.filter((value) => !allowed.includes(value)).map((value) => `${at} may be ${String(value)}`);
  }
  const [items, otherItems] = [given['items'], wanted['items']];
  if (isShape(items) && isShape(otherItems)) return incompatibilities(items, otherItems, `${at}[]`);
  return kindOf(given) === 'object' ? objectMisfits(given, wanted, at) : [];
}

/**
 * Places, by name, where a value of one shape does not fit where another is wanted. Bounds and patterns are not
 * compared: they say how much, not what.
 */
export function incompatibilities(given: Shape, wanted: Shape, at: string): string[] {
  const options = optionsOf(wanted);
  return optionsOf(given).flatMap((option) => {
    const tries = options.map((other) => optionMisfits(option, other, at));
    if (tries.some((found) => found.length === 0)) return [];
    // The nearest alternative gives the best message: another kind of value is farther away than a missing field.
    const alike = options.flatMap((other, index) => (isKindFit(option, other) ? [tries[index] ?? []] : []));
    const [nearest] = alike.sort((one, other) => one.length - other.length);
    return nearest ?? [`${at} may be ${kindOf(option)}, not ${options.map(kindOf).join(' or ')}`];
  });
}
