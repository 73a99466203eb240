import type {} from '@listings/shared-ui';
import { feedTexts } from './feed.texts';
import { issuesTexts } from './issues.texts';
import type { reviewTexts } from './review.texts';
import type { issueListTexts } from './issue-list.texts';
import type { issueWordsTexts } from './issue-words.texts';
import type { causeProductsTexts } from './cause-products.texts';
import type { guideTexts } from './guide.texts';
import type { reviewModalTexts } from './review-modal.texts';
import type { bulkBarTexts } from './bulk-bar.texts';
import type { downloadTexts } from './download.texts';
import type { meaningTexts } from './meaning.texts';
import type { whyTexts } from './why.texts';
import texts from './en/product-feed.json';

/** Texts of the product feed, without those its dialogs bring: namespace `productFeed`. Source: O2.40–O2.45, O3.03, O4.03, O8.01–O8.03. */
export const productFeedTexts = { ...texts, issues: issuesTexts, feed: feedTexts } as const;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    productFeed: typeof productFeedTexts & {
      readonly why: typeof whyTexts;
      readonly bulkBar: typeof bulkBarTexts;
      readonly download: typeof downloadTexts;
      readonly meaning: typeof meaningTexts;
      readonly issueList: typeof issueListTexts;
      readonly causeProducts: typeof causeProductsTexts;
      readonly issueWords: typeof issueWordsTexts;
      readonly review: typeof reviewTexts;
      readonly reviewModal: typeof reviewModalTexts;
      readonly guide: typeof guideTexts;
    };
  }
}
