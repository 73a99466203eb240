export { RangeCalendar, type RangeCalendarProps } from './calendar/range-calendar';
export { isComplete, pickDay, type DayPick, type RangeEnd } from './calendar/day-pick.rules';
