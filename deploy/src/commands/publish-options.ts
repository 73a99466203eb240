import { isApplication } from '../live/applications';
import type { PublishStatement } from '../live/signing/statement';
import { percent, UsageError, type Arguments } from './arguments';
import type { Done } from './deliver';
import { changeLine, notLookedAt } from './ledger-lines';
import type { Print } from './print';

function hoursOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > 336)
    throw new UsageError('--preview: needs 1 to 336 hours');
  return Number(text);
}

/** Build of an application, by its name or the words that follow `mfe-`. */
export const applicationOf = (name: string): string => (isApplication(name) ? name : `mfe-${name}`);

/** The build of a name among those there are, whole or by the words that follow `mfe-`; undefined when there is none. */
export const buildNamed = (name: string, builds: readonly string[]): string | undefined =>
  builds.find((build) => build === name || build === applicationOf(name));

/** Applications by their builds, or by the words that follow `mfe-`. */
function applicationsOf(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  const names = text.split(',').map(applicationOf);
  if (!names.every(isApplication)) throw new UsageError(`--keep-for: "${text}" is not like reports,settings`);
  return [...new Set(names)];
}

/**
 * Options of a publication, such as the share of sessions that gets the build: the same for a build of this checkout
 * and one of another place.
 */
export function readPublishOptions({ given, isDryRun, isCritical }: Arguments): Partial<PublishStatement> {
  const [share, hours, override] = [percent(given('share'), 1, 99), hoursOf(given('preview')), given('override')];
  const [reason, keepFor] = [given('reason'), applicationsOf(given('keep-for'))];
  return {
    ...(reason === undefined ? {} : { reason }),
    ...(override === undefined ? {} : { override }),
    ...(keepFor === undefined ? {} : { keepFor }),
    ...(share === undefined ? {} : { share }),
    ...(hours === undefined ? {} : { previewUntil: new Date(Date.now() + hours * 3_600_000).toISOString() }),
    ...(isCritical ? { critical: true } : {}),
    ...(isDryRun ? { dryRun: true } : {}),
  };
}

/** Says that the place has the files, and what it does with them before it answers. */
export const tellSent =
  ({ line }: Print, name: string) =>
  (files: number): void => {
    const what = isApplication(name) ? 'looks at its first screen' : 'compares it with the page';
    line(`  …  ${name}: ${files} files sent, the place ${what}`);
  };

/** Prints the result in one line, and in another that nobody looked at it. */
export function tellDone(print: Print, name: string, { changes, revision, link, isDryRun, looked }: Done): void {
  const [change, ...others] = changes;
  const what = `${name} ${change?.to ?? ''}`;
  if (change === undefined && link !== undefined) print.line(`${name} is shown with these bytes already by ${link}`);
  else if (change === undefined && !isDryRun)
    print.line(`${name} is live with these bytes already, in revision ${revision}`);
  else if (isDryRun) print.line(`${name} could go live after revision ${revision}`);
  else if (change?.previewUntil !== undefined) print.line(`${what} is shown until ${change.previewUntil} by ${link}`);
  else if (change?.share !== undefined) print.line(`${what} is given to ${change.share} % of the sessions`);
  else print.line(`${what} is live as revision ${revision}`);
  for (const other of others) print.line(changeLine(other));
  if (looked === 'none') print.line(`${name} was ${notLookedAt}`);
}
