import type { ViewParams } from '@listings/shared-machines';

/** A screen that has saved views of its own; its name is part of where they are kept. */
export type ViewScreen = 'product-feed' | 'reports-products' | 'reports-programs';

export interface SavedViewsSectionProps {
  readonly screen: ViewScreen;
  /** Parameters that lead to the screen itself: no part of a view. */
  readonly own?: ViewParams | undefined;
  /** Further parameters that are no part of a view, such as the page of a table. */
  readonly leaveOut?: readonly string[] | undefined;
}
