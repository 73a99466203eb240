import type { EndpointKey } from '@listings/shared-api/contract';
import type { IsOffered } from '../page/offered.rules';

/** Saved step of the setup; `unknown` for a word of another version. Source: S2.15-S2.18. */
export type SavedStep = 'accounts' | 'target_audience' | 'shipping_and_taxes' | 'store_requirements' | 'unknown';

/** A step of the wizard as data, so that steps can be merged or dropped without touching the others [decisions 29]. */
export interface SetupStep {
  readonly key: string;
  /** Key of the label in the catalog of the setup application. */
  readonly label: string;
  /** Key of the step's purpose, in the same catalog. */
  readonly description: string;
  /** The saved steps of the server this step does the work of. */
  readonly covers: readonly SavedStep[];
  /** Calls that are the step's alone: without one of them it is not there. */
  readonly calls?: readonly EndpointKey[];
  /** `target` of the tracking event when the step is left by Continue; none for the last. */
  readonly continueTarget?: string;
}

/** The four steps of the merchant setup, in order. */
export const setupSteps = [
  {
    key: 'accounts',
    label: 'steps.accounts',
    description: 'accounts.description',
    covers: ['accounts'],
    continueTarget: 'step1_continue',
  },
  {
    key: 'target_audience',
    label: 'steps.audience',
    description: 'audience.description',
    covers: ['target_audience'],
    continueTarget: 'step2_continue',
  },
  {
    key: 'shipping_and_taxes',
    label: 'steps.listings',
    description: 'listings.description',
    covers: ['shipping_and_taxes'],
    continueTarget: 'step3_continue',
  },
  {
    key: 'store_requirements',
    label: 'steps.requirements',
    description: 'requirements.description',
    covers: ['store_requirements'],
    calls: ['verifyPhoneNumber'],
  },
] as const satisfies readonly SetupStep[];

/** The steps that a store has, in order: what was saved at one that is not there is at the step before it. */
export const setupStepsOf = (isOffered: IsOffered, steps: readonly SetupStep[] = setupSteps): readonly SetupStep[] =>
  steps.reduce<readonly SetupStep[]>((kept, step) => {
    if (isOffered(...(step.calls ?? []))) return [...kept, step];
    const last = kept.at(-1);
    return last === undefined ? kept : [...kept.slice(0, -1), { ...last, covers: [...last.covers, ...step.covers] }];
  }, []);

/**
 * Position of the step that does the work of `saved`; the first when no step does. At an unknown one the accounts are done,
 * and no more is known: the step after them.
 */
export const indexOfSaved = (steps: readonly SetupStep[], saved: SavedStep): number => {
  if (saved === 'unknown') return Math.min(indexOfSaved(steps, 'accounts') + 1, steps.length - 1);
  return Math.max(
    0,
    steps.findIndex(({ covers }) => covers.includes(saved)),
  );
};

/** Position of a step by its key; -1 when there is none. */
export const indexOfStep = (steps: readonly SetupStep[], key: string): number =>
  steps.findIndex((step) => step.key === key);

/** Earlier steps can be reopened, later ones cannot [S2.19]. `reached` is the furthest position the admin may be at. */
export const canOpenStep = (steps: readonly SetupStep[], key: string, reached: number): boolean => {
  const index = indexOfStep(steps, key);
  return index >= 0 && index <= reached;
};

/** The server has an earlier step than the last one still to be done; of a step that is unknown here nothing is said. */
export const isStepLeft = (steps: readonly SetupStep[], saved: SavedStep): boolean =>
  saved !== 'unknown' && indexOfSaved(steps, saved) < steps.length - 1;
