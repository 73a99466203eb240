const asIs = (value?: unknown): unknown => value;

/**
 * Checks of options that stand in `transport.ts` alone, in place of axios's own: TypeScript has looked at them.
 * Source: `axios/lib/helpers/validator.js`.
 */
export default {
  assertOptions: asIs,
  validators: { transitional: asIs, spelling: asIs, boolean: asIs, function: asIs },
};
