import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  ParseError,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/min';

/** Most digits of the extension of a typed number; its other limits are the phone library's [S5.15, S9.02]. */
const longestExtension = 20;

/** Reason why a typed text is no phone number [S5.15]. */
export type PhoneProblem = 'INVALID_COUNTRY' | 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID';

export interface ParsedPhone {
  /** ISO code of the country the number was read for. */
  readonly country: string;
  readonly callingCode: string;
  readonly nationalNumber: string;
  /** E.164, to send to the server. */
  readonly e164: string;
  /** International form, to show. */
  readonly display: string;
}

export type PhoneParsing =
  { readonly isValid: true; readonly phone: ParsedPhone } | { readonly isValid: false; readonly problem: PhoneProblem };

const problems: readonly string[] = [
  'INVALID_COUNTRY',
  'NOT_A_NUMBER',
  'TOO_SHORT',
  'TOO_LONG',
] satisfies PhoneProblem[];

const isProblem = (text: string): text is PhoneProblem => problems.includes(text);

const wrong = (problem: PhoneProblem): PhoneParsing => ({ isValid: false, problem });

const extensionPattern = /(?:;ext=|ext\.?|extension|x|#)[\s:.]*(\d+)\s*#?\s*$/i;

function parse(typed: string, country?: string): PhoneParsing {
  if (country !== undefined && !isSupportedCountry(country)) return wrong('INVALID_COUNTRY');
  const extension = extensionPattern.exec(typed)?.[1] ?? '';
  if (extension.length > longestExtension) return wrong('TOO_LONG');
  try {
    const number = parsePhoneNumberWithError(
      typed,
      country === undefined ? { extract: false } : { defaultCountry: country, extract: false },
    );
    const { nationalNumber } = number;
    const found = number.country ?? country;
    if (found === undefined || !number.isValid() || (country !== undefined && found !== country))
      return wrong('INVALID');
    return {
      isValid: true,
      phone: {
        country: found,
        callingCode: number.countryCallingCode,
        nationalNumber,
        e164: number.number,
        display: number.formatInternational(),
      },
    };
  } catch (error) {
    if (error instanceof ParseError) return wrong(isProblem(error.message) ? error.message : 'NOT_A_NUMBER');
    throw error;
  }
}

/** Reads what was typed as a number of the chosen country [S5.15]. */
export const parseTypedPhone = (typed: string, country: string): PhoneParsing => parse(typed, country);

/** Reads a number the server holds, in international form [S3.12]. */
export const parseSavedPhone = (number: string): PhoneParsing => parse(number);

export interface PhoneCountry {
  readonly code: string;
  readonly name: string;
  /** Digits without a plus. */
  readonly callingCode: string;
}

/** The countries to choose from: known to the phone library and to the store, whose names are `names`; by their codes [S2.31]. */
export const phoneCountries = (names: Readonly<Record<string, string>>): PhoneCountry[] =>
  getCountries().flatMap((code) => {
    const name = names[code];
    return name === undefined ? [] : [{ code, name, callingCode: getCountryCallingCode(code) }];
  });
