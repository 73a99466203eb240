import type { Patch, Release, ReleasePlan, ReleaseVariant } from './release';

const isRecord = (value: unknown): value is Patch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merge patch (RFC 7396) that makes one value of another; neither holds null. */
export function differences(from: object, to: object): Patch {
  const [before, after] = [new Map(Object.entries(from)), new Map(Object.entries(to))];
  const gone = [...before.keys()].filter((name) => !after.has(name)).map((name) => [name, null] as const);
  const other = [...after].flatMap(([name, value]): [string, unknown][] => {
    const known: unknown = before.get(name);
    if (JSON.stringify(known) === JSON.stringify(value)) return [];
    return [[name, isRecord(known) && isRecord(value) ? differences(known, value) : value]];
  });
  return Object.fromEntries([...gone, ...other]);
}

/** A value with a merge patch. */
function patched(value: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const result = new Map(Object.entries(isRecord(value) ? value : {}));
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) result.delete(name);
    else result.set(name, patched(result.get(name), change));
  }
  return Object.fromEntries(result);
}

const made = new WeakMap<ReleaseVariant, ReleasePlan>();

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What two values made of one: where both changed it, lists lose and gain what either did, and the last value stands. */
function merged(from: unknown, one: unknown, other: unknown): unknown {
  if (isSame(from, other)) return one;
  if (isSame(from, one)) return other;
  if (isRecord(one) && isRecord(other)) {
    const before = isRecord(from) ? from : {};
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    const values = names.map((name) => [name, merged(before[name], one[name], other[name])] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  }
  if (!Array.isArray(from) || !Array.isArray(one) || !Array.isArray(other)) return other;
  const has = (list: readonly unknown[], item: unknown) => list.some((each) => isSame(each, item));
  const stays = one.filter((item) => has(other, item) || !has(from, item));
  return [...stays, ...other.filter((item) => !has(from, item) && !has(stays, item))];
}

/** The plan of the page with a variant of a release; made once for each. */
export function planOf(release: Release, variant: ReleaseVariant): ReleasePlan {
  const known = made.get(variant);
  if (known !== undefined) return known;
  // The changes are those between two plans.
  const plan = patched(planOfAll(release), variant.changes) as ReleasePlan;
  made.set(variant, plan);
  return plan;
}

/** The plan of everybody's page. */
function planOfAll(release: Release): ReleasePlan {
  const { files: _files, kept: _kept, variants: _variants, flags: _flags, revision: _revision, ...everybody } = release;
  return everybody;
}

/** The plan of the page with several variants of a release at once, each of another build. */
export function planWith(release: Release, variants: readonly ReleaseVariant[]): ReleasePlan {
  const everybody = planOfAll(release);
  const plans: readonly unknown[] = variants.map((variant) => planOf(release, variant));
  // Each is a plan, and so is what they make of it.
  return (
    plans.length === 1 ? plans[0] : plans.reduce((all, plan) => merged(everybody, all, plan), everybody)
  ) as ReleasePlan;
}
