import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** An arrow of a chart, one for each state, event and guarded branch. */
export interface Arrow {
  /** Its name: `flow.entering / send [canSend]`. Requirements, coverage and explanations use it. */
  readonly key: string;
  /** Path of the state it leaves, `(root)` for the machine itself. */
  readonly state: string;
  /** As testers read it: `send`, `after resendCooldown`, `verifyPhoneNumber breaks`, `always`. */
  readonly event: string;
  readonly guard: string | null;
  /** Paths of where it leads; null for one that stays. */
  readonly target: readonly string[] | null;
  /** Position among the branches of the same event. */
  readonly branch: number;
  /** It only hands on what an actor said, as an event that other arrows take. */
  readonly isPlumbing: boolean;
  /** It keeps an event from doing anything: the machine does not offer it, so nobody sees it taken. */
  readonly isSilent: boolean;
}

/** A state of a chart. */
export interface State {
  /** `(root)` for the machine itself. */
  readonly path: string;
  /** Path of the state around it, null for the root. */
  readonly parent: string | null;
  readonly kind: AnyStateNode['type'];
  /** Path of the child it begins in. */
  readonly initial: string | null;
  readonly tags: readonly string[];
  /** Actors it runs. */
  readonly calls: readonly string[];
}

/** A machine's chart as data: parents before children, arrows in the order they are tried. */
export interface Chart {
  readonly states: readonly State[];
  readonly arrows: readonly Arrow[];
}

interface GuardLike {
  readonly type?: string;
  readonly name?: string;
  readonly guards?: readonly unknown[];
}

/** Name of a guard: `isReady`, `not(isReady)`, `and(isReady, isBySms)`. */
function guardName(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard === 'string') return guard;
  const { type, name, guards } = guard as GuardLike;
  if (type !== undefined) return type;
  if (guards !== undefined) return `${name}(${guards.map(guardName).join(', ')})`;
  return name === 'stateIn' ? 'stateIn' : 'inline';
}

const endings: readonly (readonly [RegExp, (rest: string) => string])[] = [
  [/^xstate\.after\.([^.]+)\..*$/, (delay) => `after ${delay}`],
  [/^xstate\.done\.actor\.(.+)$/, (actor) => `${actor} answers`],
  [/^xstate\.error\.actor\.(.+)$/, (actor) => `${actor} breaks`],
  [/^xstate\.snapshot\.(.+)$/, (actor) => `${actor} reports`],
  [/^xstate\.done\.state\..*$/, () => 'done'],
  [/^$/, () => 'always'],
];

/** An event's type as testers read it. */
function eventName(type: string): string {
  for (const [pattern, name] of endings) {
    const found = pattern.exec(type);
    if (found !== null) return name(found[1] ?? '');
  }
  return type;
}

/** Path of a state such as `flow.entering`, `(root)` for the machine itself. */
const pathOf = (node: AnyStateNode): string => (node.path.length === 0 ? '(root)' : node.path.join('.'));

const isOwn = (type: string): boolean => /^xstate\.(done\.actor|error\.actor|snapshot)\./.test(type);

function arrowsOf(node: AnyStateNode): [AnyTransitionDefinition, Arrow][] {
  const lists = [...node.transitions.values(), node.always ?? []];
  return lists.flatMap((branches) => {
    const seen = new Map<string, number>();
    return branches.map((transition, branch): [AnyTransitionDefinition, Arrow] => {
      const guard = guardName(transition.guard);
      const event = eventName(transition.eventType);
      const name = `${pathOf(node)} / ${event}${guard === null ? '' : ` [${guard}]`}`;
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return [
        transition,
        {
          key: count === 1 ? name : `${name} #${count}`,
          state: pathOf(node),
          event,
          guard,
          target: transition.target?.map(pathOf) ?? null,
          branch,
          isPlumbing: isOwn(transition.eventType) && transition.target === undefined,
          isSilent: transition.target === undefined && transition.actions.length === 0,
        },
      ];
    });
  });
}

const family = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(family)];

const initialOf = (node: AnyStateNode): string | null => {
  const [first] = node.type === 'compound' ? node.initial.target : [];
  return first === undefined ? null : pathOf(first);
};

const stateOf = (node: AnyStateNode): State => ({
  path: pathOf(node),
  parent: node.parent === undefined ? null : pathOf(node.parent),
  kind: node.type,
  initial: initialOf(node),
  tags: node.tags,
  calls: node.invoke.map(({ src, id }) => (typeof src === 'string' ? src : id)),
});

const charts = new WeakMap<AnyStateMachine, Chart>();

/** The chart of a machine; the same object for the same machine. */
export function chartOf(machine: AnyStateMachine): Chart {
  const known = charts.get(machine);
  if (known !== undefined) return known;
  const nodes = family(machine.root);
  const chart = {
    states: nodes.map(stateOf),
    arrows: nodes.flatMap((node) => arrowsOf(node).map(([, arrow]) => arrow)),
  };
  charts.set(machine, chart);
  return chart;
}

const placeOf = ({ state, event, branch }: Arrow): string => JSON.stringify([state, event, branch]);

/**
 * The arrows of a machine by XState's own objects, as its inspection names them. A copy whose guards were wrapped is
 * told by the names of the machine it was made `of`.
 */
function arrowsByTransition(
  machine: AnyStateMachine,
  of: AnyStateMachine = machine,
): ReadonlyMap<AnyTransitionDefinition, Arrow> {
  const named = new Map(chartOf(of).arrows.map((arrow) => [placeOf(arrow), arrow]));
  return new Map(
    family(machine.root)
      .flatMap(arrowsOf)
      .map(([transition, arrow]) => [transition, named.get(placeOf(arrow)) ?? arrow]),
  );
}

/** Listens for arrows through XState's inspection. Semi-private: `_transitions`. */
export function arrowListener(machine: AnyStateMachine, of: AnyStateMachine, onArrow: (arrow: Arrow) => void) {
  const arrows = arrowsByTransition(machine, of);
  return (
    inspected: Pick<InspectionEvent, 'type'> & { readonly _transitions?: readonly AnyTransitionDefinition[] },
  ): void => {
    for (const transition of inspected._transitions ?? []) {
      const arrow = arrows.get(transition);
      if (arrow !== undefined) onArrow(arrow);
    }
  };
}
