/** A person without what identifies them elsewhere: of an address the first letter and the host, of a number its last two digits. */
export const maskedPerson = (name: string): string =>
  name.replaceAll(/([\w.+-])[\w.+-]*@/g, '$1…@').replaceAll(/\+?\d[\d\s-]{5,}(\d\d)/g, '…$1');

/** A postal address by its country and the beginning of its postcode alone. */
export const maskedAddress = (country: string | null, postcode: string | null): string =>
  [country ?? '', (postcode ?? '').slice(0, 2) + '…'].join(' ').trim();
