import type { FlagValue } from '@listings/shared-values/flags';
import type { LaterText } from '../messages/later-texts';

/** A flag that an owner may give another value on this page. */
export interface OfferedFlag {
  readonly name: string;
  /** One sentence: what it is for. */
  readonly purpose: string;
  /** Value that everybody has who is in no share. */
  readonly value: FlagValue;
  /** Values to choose from; a whole number within the bounds otherwise. */
  readonly values?: readonly FlagValue[];
  readonly least?: number;
  readonly most?: number;
}

/** A field for a flag, and the word that shows what is chosen in it; null for what everybody sees. */
interface FlagField {
  readonly label: HTMLElement;
  readonly word: () => string | null;
}

interface FlagFieldOptions {
  readonly document: Document;
  readonly text: LaterText;
  /** Words of the link that the page was opened by. */
  readonly words: readonly string[];
}

function choice({ document, text }: FlagFieldOptions, { value, values = [] }: OfferedFlag): HTMLSelectElement {
  const select = document.createElement('select');
  const add = (own: string, label: string) => {
    const option = document.createElement('option');
    option.value = own;
    option.textContent = label;
    select.append(option);
  };
  add('', text('served.everybody', { version: String(value) }));
  for (const each of values) add(String(each), String(each));
  return select;
}

function numberField({ document }: FlagFieldOptions, { value, least, most }: OfferedFlag): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'number';
  input.min = String(least);
  input.max = String(most);
  input.placeholder = String(value);
  input.style.minHeight = '32px';
  return input;
}

/** A field for each flag of a build. */
export function flagFields(options: FlagFieldOptions, app: string, flags: readonly OfferedFlag[]): FlagField[] {
  return flags.map((flag) => {
    const prefix = `flag.${app}.${flag.name}.`;
    const field = flag.values === undefined ? numberField(options, flag) : choice(options, flag);
    field.value = options.words.find((word) => word.startsWith(prefix))?.slice(prefix.length) ?? '';
    const label = options.document.createElement('label');
    const name = options.document.createElement('span');
    name.textContent = `${app} ${flag.name} · ${flag.purpose}`;
    label.append(name, field);
    return { label, word: () => (field.value === '' ? null : `${prefix}${field.value}`) };
  });
}
