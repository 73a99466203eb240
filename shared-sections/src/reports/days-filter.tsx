import type { IsoDay } from '@listings/shared-values';
import { defaultDateRange, resolveDays, type StoreCalendar } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';
import { LazyPart, MoreTexts, rangeText, retryLazy, SelectButton } from '@listings/shared-ui';
import { useId, useState } from 'react';
import { reportsTexts } from '../messages/reports.texts';
import type { Days } from './use-days-form';
import { useToday } from './use-today';

/** Only who opens it pays for the calendar and what stands beside it. */
const DateRangePanel = retryLazy(() => import('./date-range-panel').then((module) => module.DateRangePanel));
const approach = () => void DateRangePanel.preload().catch(() => undefined);
const catalogs = { sections: { reports: reportsTexts } };

export interface DaysFilterProps {
  readonly label: string;
  /** Says that no days are chosen. */
  readonly anyText: string;
  /** First and last day as of today, in the store's calendar; null for any. */
  readonly days: (today: IsoDay) => Days | null;
  readonly onChange: (days: Days) => void;
}

/** Days that a list is narrowed to, chosen in the same panel as those of the figures; what is chosen applies at once. */
export function DaysFilter({ label, anyText, days: daysAt, onChange }: DaysFilterProps) {
  const { bootstrap, language } = usePage();
  const calendar: StoreCalendar = { today: useToday(), weekStartsOn: bootstrap.weekStartsOn, locale: language };
  const days = daysAt(calendar.today);
  const panelId = useId();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const { compare } = defaultDateRange;
  return (
    <>
      <SelectButton
        label={label}
        value={days === null ? anyText : rangeText(days.after, days.before, language)}
        isOpen={opener !== null}
        controls={panelId}
        onOpen={setOpener}
        onApproach={approach}
      />
      {opener !== null && (
        <MoreTexts catalogs={catalogs}>
          <LazyPart>
            <DateRangePanel
              id={panelId}
              view={{
                calendar,
                range: days && { primary: days },
                choice: days && { period: 'custom', compare, ...days },
                choose: (choice) => {
                  const { after, before } = resolveDays(choice, calendar).primary;
                  onChange({ after, before });
                },
              }}
              anchor={opener}
              onClose={() => setOpener(null)}
            />
          </LazyPart>
        </MoreTexts>
      )}
    </>
  );
}
