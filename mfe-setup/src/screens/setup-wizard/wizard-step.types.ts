/** Props that the wizard gives each of its steps. */
export interface WizardStepProps {
  /** The step is done: opens the next one. */
  readonly onContinue: () => void;
  /** It is asked where the setup stands after the step before: Continue works once that is known. */
  readonly busy?: boolean | undefined;
  /** Something that was done is not done any more: reads the setup again, and opens the step that is to be done. */
  readonly onUnfinished?: (() => void) | undefined;
  /** No step comes after it: it completes the setup. */
  readonly isLast?: boolean;
}
