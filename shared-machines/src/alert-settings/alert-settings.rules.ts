import type { AlertRuleSettings, AlertSettings } from '@listings/shared-api/contract';

/** What is entered about alerts; no address is an empty text. */
export interface AlertValues extends Pick<AlertSettings, 'rules' | 'digest' | 'digest_hour' | 'quiet'> {
  readonly mail: string;
}

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

const plain = ['digest', 'digest_hour', 'quiet', 'mail'] as const;
const ofRule = ['on', 'mail', 'threshold'] as const;

/** Field beside those of rules. */
export type AlertField = (typeof plain)[number];

/** What was entered here and made something else elsewhere: fields by their key, rules by their name. */
export interface Contested {
  readonly fields: readonly AlertField[];
  readonly rules: readonly string[];
}

export const noneContested: Contested = { fields: [], rules: [] };

export const isAnyContested = ({ fields, rules }: Contested): boolean => fields.length + rules.length > 0;

const together = <T>(one: readonly T[], other: readonly T[]): readonly T[] => [...new Set([...one, ...other])];

/** Both together, each once. */
export const allContested = (one: Contested, other: Contested): Contested => ({
  fields: together(one.fields, other.fields),
  rules: together(one.rules, other.rules),
});

/** What was read, as it is entered. */
export const alertValuesOf = ({ rules, digest, digest_hour, quiet, mail }: AlertSettings): AlertValues => ({
  rules,
  digest,
  digest_hour,
  quiet,
  mail: mail ?? '',
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

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

/** What is kept by now, with what was entered since another state of it was shown: field by field, those of each rule too. */
export function mergedAlerts(entered: AlertValues, shown: AlertValues, kept: AlertValues): AlertValues {
  const rules = kept.rules.map((rule) => {
    const [mine, before] = [ruleIn(entered, rule), ruleIn(shown, rule)];
    return mine && before ? mergedFields(ofRule, mine, before, rule) : rule;
  });
  return { ...mergedFields<AlertValues>(plain, entered, shown, kept), rules };
}

/** What both changed, and differently. */
export function contestedAlerts(entered: AlertValues, shown: AlertValues, kept: AlertValues): Contested {
  const rules = kept.rules.filter((rule) => {
    const [mine, before] = [ruleIn(entered, rule), ruleIn(shown, rule)];
    return mine && before && isContested(ofRule, mine, before, rule);
  });
  const fields = plain.filter((key) => isContested<AlertValues>([key], entered, shown, kept));
  return { fields, rules: rules.map(({ name }) => name) };
}

/** True where something was entered that is not kept yet. */
export const isAlertsChanged = (entered: AlertValues, kept: AlertValues): boolean => !isSame(entered, kept);

/** The address cannot be one. */
export const isWrongAddress = ({ mail }: AlertValues): boolean => mail !== '' && !ADDRESS.test(mail);

/** The quiet hours end when they begin. */
export const isEmptyNight = ({ quiet }: AlertValues): boolean => quiet !== null && quiet.from === quiet.to;

/** Body of the call that saves the values. */
export const alertsBody = (values: AlertValues, language: string) => ({
  language,
  rules: values.rules.map(({ key, on, mail, threshold }) => ({ key, on, mail, threshold: threshold?.value ?? null })),
  digest: values.digest,
  digest_hour: values.digest_hour,
  quiet: values.quiet,
  mail: values.mail === '' ? null : values.mail,
});
