import type { AlertRuleSettings, AlertSettings } from '@listings/shared-api/contract';

export interface AlertValues extends Pick<AlertSettings, 'rules' | 'digest' | 'digest_hour' | 'quiet'> {
  readonly mail: string;
}

const plain = ['digest', 'digest_hour', 'quiet', 'mail'] as const;
const ofRule = ['on', 'mail', 'threshold'] as const;

export const valuesOf = ({ rules, digest, digest_hour, quiet, mail }: AlertSettings): AlertValues => ({
  rules,
  digest,
  digest_hour,
  quiet,
  mail: mail ?? '',
});

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is kept by now, with the fields that were entered since another state of it was shown. */
function mergedFields<T extends object>(keys: readonly (keyof T)[], entered: T, shown: T, kept: T): T {
  const mine = keys.filter((key) => !isSame(entered[key], shown[key])).map((key) => [key, entered[key]]);
  return { ...kept, ...(Object.fromEntries(mine) as Partial<T>) };
}

/** True where a field was entered, and was made something else elsewhere meanwhile. */
const isContested = <T extends object>(keys: readonly (keyof T)[], entered: T, shown: T, kept: T): boolean =>
  keys.some(
    (key) => ![shown[key], kept[key]].some((other) => isSame(entered[key], other)) && !isSame(kept[key], shown[key]),
  );

const ruleIn = ({ rules }: AlertValues, { key }: AlertRuleSettings) => rules.find((each) => each.key === key);

/** The same of all values, field by field of each rule. */
export function merged(entered: AlertValues, shown: AlertValues, kept: AlertValues): AlertValues {
  const rules = kept.rules.map((rule) => {
    const [mine, before] = [ruleIn(entered, rule), ruleIn(shown, rule)];
    return mine && before ? mergedFields(ofRule, mine, before, rule) : rule;
  });
  return { ...mergedFields<AlertValues>(plain, entered, shown, kept), rules };
}

/** What both changed, and differently: keys of fields, and names of rules. */
export function contested(entered: AlertValues, shown: AlertValues, kept: AlertValues) {
  const rules = kept.rules.filter((rule) => {
    const [mine, before] = [ruleIn(entered, rule), ruleIn(shown, rule)];
    return mine && before && isContested(ofRule, mine, before, rule);
  });
  const fields = plain.filter((key) => isContested<AlertValues>([key], entered, shown, kept));
  return { fields, rules: rules.map(({ name }) => name) };
}
