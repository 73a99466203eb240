import * as z from 'zod/mini';
import { number, text } from '../schemas/answer-schema';

/** Errors of the framework: bad parameters, forbidden, no such route. */
export const frameworkErrorSchema = z.object({
  code: text,
  message: text,
  data: z.optional(
    z.nullable(
      z.object({
        status: z.optional(number),
        /** Faults by parameter, or the names of the missing parameters. */
        params: z.optional(z.union([z.record(z.string(), text), z.array(text)])),
        details: z.optional(z.unknown()),
      }),
    ),
  ),
});

/** Errors of a controller: flat, always with a message. */
export const controllerErrorSchema = z.object({
  message: text,
  id: z.optional(number),
  website_url: z.optional(text),
  claimed_url: z.optional(text),
  new_url: z.optional(text),
  /** Seconds. */
  retry_after: z.optional(number),
  billing_url: z.optional(z.nullable(text)),
  billing_status: z.optional(text),
  reason: z.optional(text),
  errors: z.optional(z.unknown()),
});

/** 401 of any call whose connection is lost. Source: decisions 1. */
export const reconnectErrorSchema = z.object({
  message: text,
  status: z.literal(401),
  code: z.enum(['JETPACK_DISCONNECTED', 'GOOGLE_DISCONNECTED']),
});
export type ReconnectError = z.output<typeof reconnectErrorSchema>;

/** The three shapes every call may fail with. */
export const errorBodySchema = z.union([reconnectErrorSchema, frameworkErrorSchema, controllerErrorSchema]);
/** An error body as it goes over the wire. */
export type ErrorBody = z.input<typeof errorBodySchema>;
