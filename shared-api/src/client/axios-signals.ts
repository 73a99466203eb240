/**
 * The one signal that `transport.ts` hands over, in place of what axios makes of several and a timeout: the deadlines are those
 * of `attempt.ts`. Source: `axios/lib/helpers/composeSignals.js`.
 */
const onlySignal = (signals: readonly (AbortSignal | undefined)[]): AbortSignal | undefined => signals[0];

export default onlySignal;
