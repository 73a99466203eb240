import type { Box, Drawing, Line, Tone } from './drawing';

/** A state as state-machine-cat reads it. */
interface SmcatState {
  readonly name: string;
  readonly type: 'regular' | 'parallel' | 'final' | 'initial';
  readonly typeExplicitlySet: true;
  readonly label?: string;
  readonly class?: string;
  readonly color?: string;
  readonly actions?: readonly { readonly type: 'activity'; readonly body: string }[];
  readonly statemachine?: SmcatMachine;
}

interface SmcatTransition {
  /** Even for a line, odd for the arrow to the first state of a box. */
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  readonly class?: string;
  readonly color?: string;
  readonly width?: number;
}

/** A drawing as state-machine-cat reads it. */
export interface SmcatMachine {
  readonly states: readonly SmcatState[];
  readonly transitions?: readonly SmcatTransition[];
}

/** Colours for drawings that stand alone; in the report classes tell them. */
const colours: Readonly<Record<Tone, string>> = {
  covered: '#2e7d32',
  missed: '#c62828',
  explained: '#757575',
  plain: '#424242',
};

const colour = (tone: Tone, isToned: boolean) => (isToned ? { color: colours[tone] } : {});

const initialName = (path: string): string => `${path}.initial`;

function machineOf(box: Box, isToned: boolean, lines: readonly Line[]): SmcatMachine {
  const first: readonly SmcatState[] =
    box.initial === null ? [] : [{ name: initialName(box.path), type: 'initial', typeExplicitlySet: true }];
  const begins = box.initial === null ? [] : [{ id: 2 * box.index + 1, from: initialName(box.path), to: box.initial }];
  return {
    states: [...first, ...box.children.map((child) => stateOf(child, isToned))],
    transitions: [
      ...begins,
      ...lines.map(({ from, to, labels, tone, index }) => ({
        id: 2 * index,
        from,
        to,
        label: labels.join('\n'),
        class: `line-${index} ${tone}`,
        ...colour(tone, isToned),
        ...(tone === 'missed' ? { width: 2 } : {}),
      })),
    ],
  };
}

const labelOf = ({ kind, label, folded }: Box): string => {
  if (folded > 0) return `${label} (${folded} states)`;
  return kind === 'final' ? `${label} ◉` : label;
};

function stateOf(box: Box, isToned: boolean): SmcatState {
  const kind = box.kind === 'parallel' ? 'parallel' : 'regular';
  return {
    name: box.path,
    type: kind,
    typeExplicitlySet: true,
    label: labelOf(box),
    class: `state-${box.index} ${box.tone}${box.folded > 0 ? ' folded' : ''}`,
    ...colour(box.tone, isToned),
    ...(box.calls.length === 0
      ? {}
      : { actions: box.calls.map((call) => ({ type: 'activity' as const, body: `asks ${call}` })) }),
    ...(box.children.length === 0 ? {} : { statemachine: machineOf(box, isToned, []) }),
  };
}

/** A drawing for state-machine-cat; `isToned` puts the colours of coverage into it. */
export const smcatOf = ({ root, lines }: Drawing, isToned: boolean): SmcatMachine =>
  root.kind === 'parallel'
    ? {
        states: [stateOf(root, isToned)],
        transitions: machineOf(root, isToned, lines).transitions ?? [],
      }
    : machineOf(root, isToned, lines);
