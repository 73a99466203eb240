import type { Api, Issue, IssueType } from '@listings/shared-api/contract';
import { causeKeyOf } from '@listings/shared-machines';
import { saveCsv } from '@listings/shared-app';
import type { Translate } from '@listings/shared-ui';
import type { IssueWords } from '../../hooks/use-issue-words';

export interface IssueFileWish {
  readonly type: IssueType;
  /** Keys of the causes that are left out. */
  readonly ignored: ReadonlySet<string>;
  readonly words: IssueWords;
  readonly t: Translate<'productFeed'>;
  /** Today in the store, `YYYY-MM-DD`. */
  readonly day: string;
}

const lineOf = (issue: Issue, { words, t }: IssueFileWish) => [
  t(issue.severity === 'warning' ? 'issueList.warning' : 'issueList.error'),
  issue.product_id,
  issue.product,
  words.nameOf(issue),
  words.remedyOf(issue, 1),
  issue.code,
  issue.issue,
  issue.action,
  issue.applicable_countries.join(' '),
  issue.action_url,
];

/** All issues of a kind, of all pages, without the ignored ones, as a file for spreadsheets. */
export async function downloadIssues(api: Api, wish: IssueFileWish): Promise<void> {
  const { type, ignored, t, day } = wish;
  const { issues } = await api.listIssues({ params: { issue_type: type }, query: { page: 1, per_page: 0 } });
  const head = [
    t('issueList.columns.type'),
    t('issueList.file.productId'),
    t('issueList.columns.product'),
    t('issueList.columns.issue'),
    t('issueList.columns.action'),
    t('issueList.file.code'),
    t('issueList.file.theirIssue'),
    t('issueList.file.theirAction'),
    t('issueList.file.countries'),
    t('issueList.file.link'),
  ];
  const left = issues.filter((issue) => !ignored.has(causeKeyOf(issue)));
  saveCsv([head, ...left.map((issue) => lineOf(issue, wish))], `${type}-issues-${day}.csv`);
}
