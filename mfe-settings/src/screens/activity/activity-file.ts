import type { ActivityEntry, Api } from '@listings/shared-api/contract';
import { saveCsv } from '@listings/shared-app';
import type { Translate } from '@listings/shared-ui';
import { dayInZone } from '@listings/shared-values';
import { activityQuery, kindOf, type ActivityFilter } from '../../hooks/use-activity-place';
import type { ActivityWords } from '../../hooks/use-activity-words';

interface FileWish {
  readonly filter: ActivityFilter;
  readonly words: ActivityWords;
  readonly t: Translate<'settings'>;
  /** Of the store: the file is named by its day. */
  readonly timeZone: string;
}

/** Most entries of one file, read this many at once. */
const mostEntries = 10_000;
const atOnce = 1000;

async function readEntries(api: Api, filter: ActivityFilter) {
  const entries: ActivityEntry[] = [];
  let next_page: string | null = null;
  do {
    const query = { ...activityQuery(filter), per_page: atOnce, ...(next_page === null ? {} : { next_page }) };
    const page = await api.listActivity({ query });
    entries.push(...page.entries);
    next_page = page.next_page;
  } while (next_page !== null && entries.length < mostEntries);
  return { entries, isWhole: next_page === null };
}

const columns = ['id', 'time', 'who', 'from', 'kind', 'object', 'change', 'details', 'reference'] as const;

/** Name of the object, or names of those that were changed at once as far as they are told. */
function objectOf({ object_name: name, members, count }: ActivityEntry, { words, t }: FileWish): string {
  const others = count - members.length;
  if (members.length === 0) return name;
  return words.row([
    ...members.map((member) => member.name),
    ...(others > 0 ? [t('activity.entry.more', { count: others })] : []),
  ]);
}

function lineOf(entry: ActivityEntry, wish: FileWish) {
  const { words, t } = wish;
  const kind = kindOf(entry.kind);
  const details = entry.changes.map(
    (change) =>
      `${words.field(entry, change)}: ${words.value(entry, change, 'before')} → ${words.value(entry, change, 'after')}`,
  );
  return [
    entry.id,
    new Date(entry.at * 1000).toISOString(),
    words.who(entry),
    words.from(entry),
    kind ? t(`activity.kinds.${kind}`) : entry.kind,
    objectOf(entry, wish),
    words.sentence(entry),
    words.row(details),
    entry.reference ?? '',
  ];
}

/** Saves the newest entries of a filter as a file; says how many, and whether those are all. */
export async function saveActivity(api: Api, wish: FileWish): Promise<{ count: number; isWhole: boolean }> {
  const { entries, isWhole } = await readEntries(api, wish.filter);
  const head = columns.map((column) => wish.t(`activity.file.${column}`));
  saveCsv(
    [head, ...entries.map((entry) => lineOf(entry, wish))],
    `activity-${dayInZone(Date.now(), wish.timeZone)}.csv`,
  );
  return { count: entries.length, isWhole };
}
