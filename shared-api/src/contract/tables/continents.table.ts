/** A continent and those of its countries that the merchant service supports. */
export interface ContinentRow {
  readonly name: string;
  readonly countries: readonly string[];
}

/**
 * The supported countries by continent code, as the store platform groups them.
 * The code `SA` is South America here and Saudi Arabia among the countries: key options by kind and code.
 */
export const continents: Readonly<Record<string, ContinentRow>> = {
  AF: {
    name: 'Africa',
    countries: 'AO CI CM DZ EG ET GH KE MA MG MU MZ NG SN TN TZ UG ZA ZM ZW'.split(' '),
  },
  AS: {
    name: 'Asia',
    countries: 'AE BD BH GE HK ID IL IN JO JP KH KR KW KZ LB LK MM MY NP OM PH PK SA SG TH TW UZ VN'.split(' '),
  },
  EU: {
    name: 'Europe',
    countries: 'AT BE BY CH CZ DE DK ES FI FR GB GR HU IE IT NL NO PL PT RO RU SE SK TR UA'.split(' '),
  },
  NA: {
    name: 'North America',
    countries: 'CA CR DO GT MX NI PA PR SV US'.split(' '),
  },
  OC: {
    name: 'Oceania',
    countries: 'AU NZ'.split(' '),
  },
  SA: {
    name: 'South America',
    countries: 'AR BR CL CO EC PE PY UY VE'.split(' '),
  },
};
