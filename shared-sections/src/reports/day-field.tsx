import { usePage } from '@listings/shared-app';
import { LazyPart, retryLazy, SelectButton } from '@listings/shared-ui';
import { formatDay, type IsoDay } from '@listings/shared-values';
import { useId, useState } from 'react';
import type { DayPanelProps } from './day-panel';

/** Only who opens it pays for the calendar. */
const DayPanel = retryLazy(() => import('./day-panel').then((module) => module.DayPanel));
const approach = () => void DayPanel.preload().catch(() => undefined);

export interface DayFieldProps extends Pick<DayPanelProps, 'today' | 'first' | 'last'> {
  readonly label: string;
  /** Says that no day is chosen. */
  readonly noneText: string;
  readonly value: IsoDay | null;
  readonly onChange: (day: IsoDay) => void;
}

/** One day, chosen in the calendar that ranges of days are chosen in. */
export function DayField({ label, noneText, value, onChange, ...bounds }: DayFieldProps) {
  const { language } = usePage();
  const panelId = useId();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <SelectButton
        label={label}
        value={value === null ? noneText : formatDay(value, language, { dateStyle: 'long' })}
        isOpen={opener !== null}
        controls={panelId}
        onOpen={setOpener}
        onApproach={approach}
      />
      {opener !== null && (
        <LazyPart>
          <DayPanel
            id={panelId}
            title={label}
            day={value}
            {...bounds}
            anchor={opener}
            onChoose={onChange}
            onClose={() => setOpener(null)}
          />
        </LazyPart>
      )}
    </>
  );
}
