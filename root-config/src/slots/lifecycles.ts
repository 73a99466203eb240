import type { PageProps } from './page-props';

type Step = (props: PageProps) => Promise<unknown>;

/** Required exports of an application; each step may be a list, as single-spa allows. */
export interface ApplicationModule {
  readonly bootstrap: Step | readonly Step[];
  readonly mount: Step | readonly Step[];
  readonly unmount: Step | readonly Step[];
}

export type StepName = keyof ApplicationModule;

const isStep = (value: unknown) => [value].flat().every((step) => typeof step === 'function');

/** Checks what was loaded. Throws when it is no application. */
export function asApplication(module: unknown): ApplicationModule {
  const found: Partial<Record<StepName, unknown>> = typeof module === 'object' && module !== null ? module : {};
  const missing = (['bootstrap', 'mount', 'unmount'] as const).filter((name) => !isStep(found[name] ?? null));
  if (missing.length > 0) throw new Error(`the module does not export ${missing.join(', ')}`);
  return found as ApplicationModule;
}

/** Runs a step, or its parts one after the other. A part that throws at once rejects like one that rejects. */
export async function runStep(application: ApplicationModule, name: StepName, props: PageProps): Promise<void> {
  for (const step of [application[name]].flat()) await step(props);
}

/** The browser could not fetch a module: unlike one that was evaluated, it may be asked for again. */
export function isFetchFailure(error: unknown): boolean {
  const browsers = /dynamically imported module|importing a module script failed|loading chunk/i;
  return error instanceof TypeError && browsers.test(error.message);
}
