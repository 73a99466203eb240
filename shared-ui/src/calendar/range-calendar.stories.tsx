import { WithState } from '../testing/with-state';
import type { DayPick } from './day-pick.rules';
import { RangeCalendar } from './range-calendar';

export default { title: 'Calendar/RangeCalendar', component: RangeCalendar };

const Days = ({ initial, locale = 'en' }: { initial: DayPick; locale?: string }) => (
  <WithState initial={initial}>
    {(pick, setPick) => (
      <RangeCalendar
        label="Days"
        pick={pick}
        onPick={setPick}
        today="2026-11-20"
        last="2026-11-20"
        weekStartsOn={1}
        locale={locale}
      />
    )}
  </WithState>
);

export const Range = () => <Days initial={{ first: '2026-11-02', last: '2026-11-12', next: null }} />;
export const Beginning = () => <Days initial={{ first: null, last: null, next: 'first' }} />;
export const Arabic = () => <Days locale="ar" initial={{ first: '2026-11-02', last: '2026-11-12', next: null }} />;
