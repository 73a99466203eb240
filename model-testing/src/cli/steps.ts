import type { Action, AnyModel } from '@listings/shared-machines/models';
import { actionFrom, vocabulary } from '../recordings/actions-text';
import { Misuse } from './command';
import { meant } from './names';

/** A step, also one of which only a part is typed; throws with what was meant. */
export function stepFrom(text: string, model: AnyModel): Action {
  const exact = actionFrom(text, model);
  if (exact !== null) return exact;
  const words = [...vocabulary(model).keys()];
  const begun = words.filter((word) => word.startsWith(text.trim()));
  // A number is the position of a step at the prompt, never a part of a name.
  const isPart = (word: string): boolean => !/^\d*$/.test(text.trim()) && word.includes(text.trim());
  const found = begun.length > 0 ? begun : words.filter(isPart);
  const only = found.length === 1 ? actionFrom(found[0] ?? '', model) : null;
  if (only !== null) return only;
  const near = found.length > 0 ? found : meant(text, words);
  throw new Misuse(
    `“${text.trim()}” is no step of ${model.id}.${near.length > 0 ? ` Did you mean ${near.join(' | ')}?` : ''}`,
  );
}

/** Steps between semicolons or one a line; a line that begins with # is a remark. */
export const stepsFrom = (text: string, model: AnyModel): readonly Action[] =>
  text
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => stepFrom(line, model));
