import { diffOf, differenceLines, isSame, type DiffLine } from '../../diff/diff';
import type { ReportData } from '../report-data';
import { el, link, table } from './dom';
import { goTo } from './navigate';
import { recordingNamed, toComparison, toStep } from './routes';

const stepLink = (name: string, step: number | null): HTMLElement | string => {
  const [id = '', file = ''] = name.split('/');
  return step === null ? '' : link(toStep(id, file, step), `${step}`);
};

const kindOf = ({ before, after, differences }: DiffLine): 'only before' | 'only after' | 'differs' | 'same' => {
  if (after === null) return 'only before';
  if (before === null) return 'only after';
  return differences.length > 0 ? 'differs' : 'same';
};

const lineRow = (line: DiffLine, last: DiffLine | undefined, before: string, after: string) => {
  const kind = kindOf(line);
  const found = differenceLines(line.differences);
  const isAlike = found.length > 0 && found.join() === differenceLines(last?.differences ?? []).join();
  return [
    el(
      'span',
      { class: `kind ${kind.replace(' ', '-')}` },
      { 'only before': '−', 'only after': '+', differs: '≠', same: '=' }[kind],
      el('span', { class: 'unseen' }, ` ${kind}`),
    ),
    stepLink(before, line.before),
    stepLink(after, line.after),
    [
      line.sentence,
      ...(isAlike
        ? [el('span', { class: 'faint' }, ' (as before)')]
        : found.map((each) => el('code', { class: 'said' }, each))),
    ],
  ];
};

/** Two recordings side by side. */
export function comparePage(data: ReportData, before: string | null, after: string | null): readonly HTMLElement[] {
  const names = data.models.flatMap(({ id, recordings }) => recordings.map(({ file }) => `${id}/${file}`));
  const [left, right] = [before ?? names[0] ?? '', after ?? names[1] ?? ''];
  const choice = (label: string, value: string, go: (name: string) => string): HTMLElement => {
    const select = el(
      'select',
      {
        onchange: () => {
          goTo(go(select.value));
        },
      },
      ...data.models.map(({ id, recordings }) =>
        el(
          'optgroup',
          { label: id },
          ...recordings.map(({ file }) =>
            el('option', { value: `${id}/${file}`, selected: `${id}/${file}` === value }, `${id}/${file}`),
          ),
        ),
      ),
    );
    return el('label', {}, `${label} `, select);
  };
  const [one, other] = [recordingNamed(data, left), recordingNamed(data, right)];
  const lines = one === null || other === null ? null : diffOf(one.recording, other.recording);
  return [
    el('h1', {}, 'Compare two recordings'),
    el(
      'div',
      { class: 'choices' },
      choice('Before', left, (name) => toComparison(name, right)),
      choice('After', right, (name) => toComparison(left, name)),
    ),
    lines === null
      ? el('p', {}, 'Choose two recordings.')
      : isSame(lines)
        ? el('p', {}, 'They are the same.')
        : table(
            ['Difference', 'Before', 'After', 'Step'],
            lines.map((line, at) => lineRow(line, lines[at - 1], left, right)),
          ),
  ];
}
