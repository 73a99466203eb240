/** Props that the wizard gives each of its steps. */
export interface WizardStepProps {
  /** The step is done: opens the next one. */
  readonly onContinue: () => void;
  /** No step comes after it: it completes the setup. */
  readonly isLast?: boolean;
}
