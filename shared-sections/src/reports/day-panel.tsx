import { usePage } from '@listings/shared-app';
import { Box, MoreTexts, useText } from '@listings/shared-ui';
import { RangeCalendar } from '@listings/shared-ui/calendar';
import { Popover } from '@listings/shared-ui/overlays';
import type { IsoDay } from '@listings/shared-values';
import { dateRangePanelTexts } from '../messages/date-range-panel.texts';

export interface DayPanelProps {
  readonly id: string;
  readonly title: string;
  /** Null while none is chosen. */
  readonly day: IsoDay | null;
  readonly today: IsoDay;
  /** First and last day that can be chosen. */
  readonly first: IsoDay;
  readonly last: IsoDay;
  readonly anchor: Element;
  readonly onChoose: (day: IsoDay) => void;
  readonly onClose: () => void;
}

const catalogs = { sections: { reports: { panel: dateRangePanelTexts } } };

function DayCalendar({ day, today, first, last, onChoose, onClose }: DayPanelProps) {
  const t = useText('sections');
  const { bootstrap, language } = usePage();
  return (
    <Box sx={{ p: { xs: 0, sm: 2 } }}>
      <RangeCalendar
        label={t('reports.panel.calendar')}
        pick={{ first: day, last: day, next: null }}
        onPick={({ first: chosen }) => {
          if (chosen !== null) onChoose(chosen);
          onClose();
        }}
        today={today}
        first={first}
        last={last}
        weekStartsOn={bootstrap.weekStartsOn}
        locale={language}
      />
    </Box>
  );
}

/** The calendar of a single day, over the page; a press chooses and closes. */
export const DayPanel = (props: DayPanelProps) => (
  <MoreTexts catalogs={catalogs}>
    <Popover id={props.id} anchor={props.anchor} title={props.title} onClose={props.onClose}>
      <DayCalendar {...props} />
    </Popover>
  </MoreTexts>
);
