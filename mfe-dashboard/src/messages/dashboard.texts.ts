import type {} from '@listings/shared-ui';
import type { attentionTexts } from './attention.texts';
import type { budgetTexts } from './budget.texts';
import type { conversionTexts } from './conversion.texts';
import type { countriesTexts } from './countries.texts';
import type { createdTexts } from './created.texts';
import type { dialogTexts } from './dialogs.texts';
import type { formTexts } from './forms.texts';
import type { onboardingTexts } from './onboarding.texts';
import type { programsTexts } from './programs.texts';
import type { promotionTexts } from './promotion.texts';
import type { trendTexts } from './trend.texts';
import type { troubleTexts } from './trouble.texts';
import texts from './en/dashboard.json';

/**
 * Texts of the dashboard: namespace `dashboard`; the forms and what is fetched later bring their own along.
 * Source: O2.03–O2.06, O4.07, O8.08.
 */
export const dashboardTexts = texts;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    dashboard: typeof dashboardTexts &
      typeof formTexts &
      typeof dialogTexts & {
        readonly attention: typeof attentionTexts;
        readonly budget: typeof budgetTexts;
        readonly conversion: typeof conversionTexts;
        readonly opened: typeof countriesTexts;
        readonly created: typeof createdTexts;
        readonly list: typeof programsTexts;
        readonly onboarding: typeof onboardingTexts;
        readonly promotion: typeof promotionTexts;
        readonly trend: typeof trendTexts;
        readonly trouble: typeof troubleTexts;
      };
  }
}
