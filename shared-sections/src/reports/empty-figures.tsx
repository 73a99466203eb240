import { isToDate, lastPeriods } from '@listings/shared-machines';
import { Box, Button, EmptyState, focusCause, MoreTexts, useText } from '@listings/shared-ui';
import type { ReactNode } from 'react';
import { emptyFiguresTexts } from '../messages/empty-figures.texts';
import { dateRangeTarget } from './date-range.section';
import type { DateRangeView } from './use-date-range';

export interface EmptyFiguresProps {
  readonly view: Pick<DateRangeView, 'choice' | 'choose'>;
  readonly icon?: ReactNode;
}

const catalogs = { sections: { reports: { empty: emptyFiguresTexts } } };

function LastPeriodButton({ view: { choice, choose } }: EmptyFiguresProps) {
  const t = useText('sections');
  if (!isToDate(choice.period)) return null;
  const period = lastPeriods[choice.period];
  const show = () => {
    // The button goes with what is empty; there the chosen days are told.
    focusCause(dateRangeTarget);
    choose({ period, compare: choice.compare });
  };
  return (
    <Button variant="outlined" onClick={show}>
      {t(`reports.empty.show.${period}`)}
    </Button>
  );
}

function Empty(props: EmptyFiguresProps) {
  const t = useText('sections');
  return (
    <EmptyState
      icon={props.icon}
      title={t('reports.empty.title')}
      action={
        <Box sx={{ displayPrint: 'none' }}>
          <LastPeriodButton {...props} />
        </Box>
      }
    >
      <Box sx={{ displayPrint: 'none' }}>{t('reports.empty.hint')}</Box>
    </EmptyState>
  );
}

/** Says that the chosen days have no figures, and offers the period before where they have only begun. */
export const EmptyFigures = (props: EmptyFiguresProps) => (
  <MoreTexts catalogs={catalogs}>
    <Empty {...props} />
  </MoreTexts>
);
