import type { ApiInput, ApiOutput, EndpointKey } from '../../contract';
import type { Described, Unknown } from './described';
import type { SituationName } from './situations';

/** Refused call as an application sees it. `params` names the parameters that the framework rejects. */
export interface Refusal {
  readonly status: number;
  readonly message: string | null;
  readonly code?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Events of a store outside the calls of the contract. */
export interface OutsideEvent {
  /** The billing of the ads account is approved at the provider. */
  readonly billingApproved: undefined;
  /** The last code that was sent arrives; gives it. */
  readonly codeArrives: string;
}

/** One call with what comes of it, or something that happens meanwhile. */
export type Step =
  | { readonly call: EndpointKey; readonly input: object; readonly answer: unknown }
  | { readonly call: EndpointKey; readonly input: object; readonly refusal: Described<Refusal> }
  | { readonly event: keyof OutsideEvent; readonly gives: Unknown | null };

/** Behaviour of a store: calls in order, each with its answer. */
export interface Behaviour {
  /** Rule that holds, with the ids of the requirements. */
  readonly rule: string;
  readonly given: SituationName;
  readonly steps: readonly Step[];
}

/** A call that succeeds, with what an application is given for it. */
export const answers = <K extends EndpointKey>(
  call: K,
  input: Described<ApiInput<K>> & object,
  answer: Described<ApiOutput<K>>,
): Step => ({ call, input, answer });

/** A call that the store refuses. */
export const refuses = <K extends EndpointKey>(
  call: K,
  input: Described<ApiInput<K>> & object,
  refusal: Described<Refusal>,
): Step => ({ call, input, refusal });

export const happens = (event: keyof OutsideEvent, gives: Unknown | null = null): Step => ({ event, gives });

/** The framework's words for parameters that do not fit. */
export const invalid = (...params: readonly string[]): Refusal => ({
  status: 400,
  code: 'rest_invalid_param',
  message: `Invalid parameter(s): ${params.join(', ')}`,
  details: { params },
});

/** The framework's words for parameters that are not there. */
export const missing = (...params: readonly string[]): Refusal => ({
  status: 400,
  code: 'rest_missing_callback_param',
  message: `Missing parameter(s): ${params.join(', ')}`,
  details: { params },
});
