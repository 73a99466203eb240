import type { ReportModel } from '../report-data';
import { el, link } from './dom';
import { toModel, toStep } from './routes';

/** Something that can be found, with its place. */
interface Findable {
  readonly kind: 'state' | 'arrow' | 'recording' | 'step';
  readonly name: string;
  readonly of: string;
  readonly to: string;
}

const most = 20;

const findables = ({ id, states, arrows, recordings }: ReportModel): readonly Findable[] => [
  ...states.map(({ key }): Findable => ({ kind: 'state', name: key, of: id, to: toModel(id, key) })),
  ...arrows.map(({ key }): Findable => ({ kind: 'arrow', name: key, of: id, to: toModel(id, key) })),
  ...recordings.map(({ file, recording }): Findable => ({
    kind: 'recording',
    name: recording.name,
    of: `${id}, ${file}`,
    to: toStep(id, file),
  })),
  ...recordings.flatMap(({ file, sentences }) =>
    sentences.map((name, at): Findable => ({
      kind: 'step',
      name,
      of: `${id}, ${file}, step ${at + 1}`,
      to: toStep(id, file, at + 1),
    })),
  ),
];

/** The first of each name; a sentence stands in many recordings. */
function matching(all: readonly Findable[], typed: string): readonly Findable[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const seen = new Map<string, Findable>();
  for (const each of all) {
    const text = `${each.kind} ${each.name} ${each.of}`.toLowerCase();
    const key = `${each.kind} ${each.name}`;
    if (words.every((word) => text.includes(word)) && !seen.has(key)) seen.set(key, each);
  }
  return [...seen.values()];
}

/** Finds states, arrows with their events, recordings and steps, by words. */
export function finder(models: readonly ReportModel[]): HTMLElement {
  let all: readonly Findable[] | null = null;
  const results = el('ul', { class: 'found', 'aria-live': 'polite' });
  const find = ({ target }: Event): void => {
    const typed = (target as HTMLInputElement).value.trim();
    all ??= models.flatMap(findables);
    const found = typed.length < 2 ? [] : matching(all, typed);
    const rest = found.length - most;
    results.replaceChildren(
      ...found
        .slice(0, most)
        .map(({ kind, name, of, to }) =>
          el(
            'li',
            {},
            el('span', { class: 'chip' }, kind),
            ' ',
            link(to, name),
            ' ',
            el('span', { class: 'faint' }, of),
          ),
        ),
      ...(rest > 0 ? [el('li', { class: 'faint' }, `${rest} more: type another word`)] : []),
      ...(typed.length >= 2 && found.length === 0 ? [el('li', { class: 'faint' }, 'Nothing has these words.')] : []),
    );
  };
  const field = el('input', { type: 'search', oninput: find, placeholder: 'Words of a state, an event, a step …' });
  return el(
    'div',
    { class: 'finder' },
    el('label', {}, 'Find a state, an event, a recording or a step ', field),
    results,
  );
}
