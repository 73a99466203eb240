import { restoreRates, restoreTimes, type RateForm, type ShippingForm } from '@listings/shared-machines';
import type { ShippingTime } from '@listings/shared-api/contract';
import { focusCause } from '@listings/shared-ui';
import { useEffect, useRef, useState } from 'react';
import type { Estimate } from './estimate-modal';

/** Countries whose number was emptied, and the form before that. */
export interface Emptied {
  readonly countries: readonly string[];
  readonly before: ShippingForm;
}

/** The rates with the emptied ones as they were, and the free-shipping choice that went with them. */
export const ratesBefore = (
  { rates }: ShippingForm,
  emptied: readonly Emptied[],
): [readonly RateForm[], boolean | undefined] => [
  emptied.reduce<readonly RateForm[]>(
    (now, { before, countries }) => restoreRates(now, before.rates, countries),
    rates,
  ),
  emptied[0]?.before.settings.offerFreeShipping,
];

/** The times with the emptied ones as they were. */
export const timesBefore = ({ times }: ShippingForm, emptied: readonly Emptied[]): readonly ShippingTime[] =>
  emptied.reduce<readonly ShippingTime[]>(
    (now, { before, countries }) => restoreTimes(now, before.times, countries),
    times,
  );

const isWithin = (countries: readonly string[], row: Estimate): boolean =>
  countries.every((country) => row.countries.includes(country));

/** Takes the focus to a row that others went into, where it was on one of these; not while it is on its way elsewhere. */
function focusLost(id: string): void {
  if (document.activeElement === document.body) focusCause(id);
}

/**
 * The numbers that were emptied and are read as 0 since, until they are brought back or changed [S5.12]. `rowId` is the id
 * of a row's field, which takes the focus again after Undo, and when the row that had it went into another.
 */
export function useEmptied(form: ShippingForm, rows: readonly Estimate[], rowId: (row: Estimate) => string) {
  const [emptied, setEmptied] = useState<readonly Emptied[]>([]);
  const back = useRef<readonly string[] | null>(null);
  const committed = useRef<readonly string[] | null>(null);
  useEffect(() => {
    const countries = back.current ?? committed.current;
    const isBack = back.current !== null;
    back.current = committed.current = null;
    const row = rows.find((one) => countries?.some((country) => one.countries.includes(country)));
    if (!row || !countries) return;
    if (isBack) focusCause(rowId(row));
    else if (row.countries.length > countries.length) setTimeout(() => focusLost(rowId(row)));
  }, [rows, rowId]);
  const others = (row: Estimate) => emptied.filter(({ countries }) => !isWithin(countries, row));
  return {
    /** Those of a row, the earliest first; none once it holds another number. */
    of: (row: Estimate): readonly Emptied[] =>
      row.value === 0 || row.value === null ? emptied.filter(({ countries }) => isWithin(countries, row)) : [],
    /** A row was committed. */
    commit: (row: Estimate, isEmptied: boolean) => {
      committed.current = row.countries;
      setEmptied([...others(row), ...(isEmptied ? [{ countries: row.countries, before: form }] : [])]);
    },
    /** A row was brought back. */
    restored: (row: Estimate) => {
      setEmptied(others(row));
      back.current = row.countries;
    },
  };
}
