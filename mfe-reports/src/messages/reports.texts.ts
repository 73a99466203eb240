import type {} from '@listings/shared-ui';
import type { chartChoicesTexts } from './chart-choices.texts';
import type { chartMarksTexts } from './chart-marks.texts';
import type { choosingTexts } from './choosing.texts';
import type { comparedTexts } from './compared.texts';
import type { countriesTexts } from './countries.texts';
import type { convertedTexts } from './converted.texts';
import type { extentTexts } from './extent.texts';
import type { linesTexts } from './lines.texts';
import type { missingTexts } from './missing.texts';
import type { pickerTexts } from './picker.texts';
import type { printedTexts } from './printed.texts';
import type { productsTexts } from './products.texts';
import type { shownRowsTexts } from './shown-rows.texts';
import type { spanNoteTexts } from './span-note.texts';
import type { tableActionsTexts } from './table-actions.texts';
import type { undeliveredTexts } from './undelivered.texts';
import texts from './en/reports.json';

/** Texts of the reports: namespace `reports`; what is fetched later brings its own along. Source: O2.08–O2.18, O5.02, O8.05, O8.18, O9.08. */
export const reportsTexts = texts;

declare module '@listings/shared-ui' {
  interface TextCatalogs {
    reports: typeof reportsTexts &
      typeof productsTexts &
      typeof tableActionsTexts & {
        readonly choices: typeof chartChoicesTexts;
        readonly marks: typeof chartMarksTexts;
        readonly choosing: typeof choosingTexts;
        readonly compared: typeof comparedTexts;
        readonly extent: typeof extentTexts;
        readonly lines: typeof linesTexts;
        readonly missing: typeof missingTexts;
        readonly picker: typeof pickerTexts;
        readonly printed: typeof printedTexts;
        readonly shownRows: typeof shownRowsTexts;
        readonly spanNote: typeof spanNoteTexts;
        readonly undelivered: typeof undeliveredTexts;
        readonly countries: typeof countriesTexts;
        readonly converted: typeof convertedTexts;
      };
  }
}
