import type { AlertFacts, Finding } from './alert.types';

/** A release that was taken away because it failed: once for each version. */
export const releaseReturned = ({ returned }: AlertFacts): readonly Finding[] =>
  returned.map(({ app, version, reason, at }) => ({
    object: app,
    occurrence: `${version} ${at}`,
    measure: 1,
    values: { app, version, reason },
  }));
