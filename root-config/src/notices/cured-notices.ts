import { noticesCuredBy } from '@listings/shared-machines';
import type { ListedNotice } from './notice-list';

/** The notices among those standing whose cause is cured by a call that went through, while others stand failed. */
export function curedOf(
  standing: readonly ListedNotice[],
  succeeded: string,
  failing: ReadonlySet<string>,
): readonly ListedNotice[] {
  const cured = noticesCuredBy(succeeded, failing);
  return standing.filter(({ id }) => cured.includes(id));
}
