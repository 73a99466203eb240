import * as z from 'zod/mini';
import { flag, listOrEmpty, number, objectOrNull, text, textOrEmpty, textOrNull } from './schemas/answer-schema';
import { endpoint } from './endpoint';
import { flag as requestFlag, wholeNumber } from './schemas/request-schema';
import { text as boundedText } from './schemas/text-schema';

/** A postal address; missing parts are ''. `street_address` has a newline between line 1 and line 2. Source: S3.11. */
export const addressSchema = z.object({
  street_address: textOrEmpty,
  locality: textOrEmpty,
  region: textOrEmpty,
  postal_code: textOrEmpty,
  country: textOrEmpty,
});
export type Address = z.output<typeof addressSchema>;

/** Phone and addresses of store and merchant account. `wc_address_errors` names the required parts that are empty. Source: S3.11. */
export const contactInformationSchema = z.object({
  id: number,
  phone_number: textOrNull,
  mc_address: objectOrNull(addressSchema),
  wc_address: objectOrNull(addressSchema),
  is_mc_address_different: flag,
  wc_address_errors: listOrEmpty(text),
});
export type ContactInformation = z.output<typeof contactInformationSchema>;

const part = z.optional(z.nullable(boundedText(1000)));
const addressBody = z.optional(
  z.nullable(z.strictObject({ street_address: part, locality: part, region: part, postal_code: part, country: part })),
);

/** The contact information as it was read. The server takes it or none; it always copies the store address. Source: decisions 3. */
export const contactInformationBodySchema = z.optional(
  z.strictObject({
    id: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
    phone_number: part,
    mc_address: addressBody,
    wc_address: addressBody,
    is_mc_address_different: z.optional(requestFlag()),
    wc_address_errors: z.optional(z.array(boundedText(100)).check(z.maxLength(20))),
  }),
);

/** Phone and address. */
export const contactInformationEndpoints = {
  getContactInformation: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/contact-information',
    answers: { 200: contactInformationSchema },
    summary: 'Reads phone number and addresses of store and merchant account.',
  }),
  saveContactInformation: endpoint({
    method: 'POST',
    path: '/wc/gla/mc/contact-information',
    body: contactInformationBodySchema,
    answers: { 200: contactInformationSchema },
    invalidates: ['getContactInformation', 'listActivity'],
    summary: 'Copies the store address to the merchant account.',
  }),
};
