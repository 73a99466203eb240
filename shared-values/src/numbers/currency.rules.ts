const digitsByCode = new Map<string, number>();

const formatOf = (code: string, display: 'code' | 'narrowSymbol'): Intl.NumberFormat | null => {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: display });
  } catch {
    return null;
  }
};

/**
 * Decimal places of a currency by its ISO 4217 code: 2 for USD, 0 for JPY, 3 for KWD [decisions 25]. `otherwise` for a text that
 * can be no code.
 */
export function currencyPrecision(code: string, otherwise = 2): number {
  const known = digitsByCode.get(code);
  if (known !== undefined) return known;
  const digits = formatOf(code, 'code')?.resolvedOptions().maximumFractionDigits;
  if (digits === undefined) return otherwise;
  digitsByCode.set(code, digits);
  return digits;
}

/** The short sign of a currency, such as `$` or `€`; the code itself where there is none. */
export const currencySymbol = (code: string): string =>
  formatOf(code, 'narrowSymbol')
    ?.formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code;
