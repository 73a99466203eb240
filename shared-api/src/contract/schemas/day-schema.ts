import * as z from 'zod/mini';

/** True for an existing date: a 31st of February would be read as a day in March. */
const isDay = (date: string) => {
  const [day = '', time = '00:00:00'] = date.split('T');
  const instant = new Date(`${day}T${time}Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
};

/** A day in the store's time zone. */
export const dayInStore = () =>
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2})?$/), z.refine(isDay, { error: 'No such day.' }));
