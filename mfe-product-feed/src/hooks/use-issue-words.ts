import type { Issue } from '@listings/shared-api/contract';
import { accountIssueKind, productIssueKind } from '@listings/shared-machines';
import { useText } from '@listings/shared-ui';

type Told = Pick<Issue, 'code' | 'issue' | 'action'>;

export interface IssueWords {
  /** The issue in plain words; in the provider's own where it is not known. */
  readonly nameOf: (issue: Pick<Told, 'code' | 'issue'>) => string;
  /** What is to be done about it for so many products; empty where nobody says. */
  readonly remedyOf: (issue: Told, products: number) => string;
  /** The provider's own words, where it has others; else null. */
  readonly theirWords: (issue: Pick<Told, 'code' | 'issue'>) => string | null;
}

/** Issues in plain words. Their texts are brought along by who shows them (`issueWordsTexts`). */
export function useIssueWords(): IssueWords {
  const t = useText('productFeed');
  const kindOf = (issue: Pick<Told, 'code' | 'issue'>) => productIssueKind(issue) ?? accountIssueKind(issue);
  return {
    nameOf: (issue) => {
      const kind = kindOf(issue);
      return kind === null ? issue.issue : t(`issueWords.name.${kind}`);
    },
    remedyOf: (issue, products) => {
      const kind = productIssueKind(issue);
      if (kind !== null) return t(`issueWords.remedy.${kind}`, { count: products });
      const accountKind = accountIssueKind(issue);
      return accountKind === null ? issue.action : t(`issueWords.accountRemedy.${accountKind}`);
    },
    theirWords: (issue) => (kindOf(issue) === null ? null : t('issueWords.theirWords', { issue: issue.issue })),
  };
}
