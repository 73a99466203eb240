/** Zeros of full width, Arabic-Indic and Persian: each stands where the last four bits of its code are zero. */
const otherDigits = /[０-９٠-٩۰-۹]/g;

/** Digits of the keyboards of our languages as plain ones: １２, ١٢ and ۱۲ are 12. */
export const plainDigits = (text: string): string =>
  text.replaceAll(otherDigits, (digit) => String(digit.charCodeAt(0) % 16));
