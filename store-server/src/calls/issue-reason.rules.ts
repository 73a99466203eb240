/** An issue that the contract's checks found in a value, as far as its sender may see it. */
export interface CheckIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly expected?: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly inclusive?: boolean;
  readonly format?: string;
  readonly errors?: readonly (readonly CheckIssue[])[];
}

/** Message of checks without a text of their own. */
const WORDLESS = 'Invalid input';

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const UNITS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

const bound = (
  word: 'least' | 'most',
  limit: number | bigint,
  { origin = '', inclusive = true }: CheckIssue,
): string => {
  const unit = UNITS[origin];
  if (unit !== undefined) return `Needs at ${word} ${limit} ${unit[Number(limit) === 1 ? 0 : 1]}.`;
  if (!inclusive) return word === 'least' ? `Needs more than ${limit}.` : `Needs less than ${limit}.`;
  return `Needs at ${word} ${limit}.`;
};

/** Issues of the nearest of several forms that a value may have: they say most. */
const nearest = (errors: readonly (readonly CheckIssue[])[]): CheckIssue | undefined =>
  (errors.find(([first]) => first !== undefined && first.code !== 'invalid_type') ?? errors[0])?.[0];

/** Reason, in words, why a value is refused. */
export function reasonOf(issue: CheckIssue): string {
  if (issue.message !== WORDLESS) return issue.message;
  const { code, values = [], expected = '', minimum, maximum, errors } = issue;
  if (code === 'invalid_value') return `Is none of ${values.map(String).join(', ')}.`;
  if (code === 'invalid_type') return `Is not ${KINDS[expected] ?? expected}.`;
  if (code === 'too_small' && minimum !== undefined) return bound('least', minimum, issue);
  if (code === 'too_big' && maximum !== undefined) return bound('most', maximum, issue);
  if (code === 'invalid_format')
    return issue.format === 'email' ? 'Is not an e-mail address.' : 'Has not the right form.';
  const inner = code === 'invalid_union' && errors ? nearest(errors) : undefined;
  return inner ? reasonOf(inner) : 'Is not valid.';
}
