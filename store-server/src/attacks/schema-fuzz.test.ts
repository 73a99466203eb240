import { endpoints, errorBodySchema } from '@listings/shared-api/contract';
import * as fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { startDomain, type DomainUnderTest } from '../domain/testing/domain.fixture';
import { signIn, type Visitor } from '../testing/test-server';
import { operations, resolve, urlOf, type Operation } from './operations';
import { invalidObject, invalidValue, typeOf, validObject, validValue } from './schema-arbitrary';

/** `FUZZ_RUNS=2000` for a long run; half of them valid, half not. */
const RUNS = Math.ceil(Number(process.env['FUZZ_RUNS'] ?? 100) / 2);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_000);

/** Error codes of the request checks; handlers may use the first code too. */
const REFUSALS = [
  'rest_invalid_param',
  'rest_missing_callback_param',
  'rest_invalid_json',
  'rest_bad_request',
  'rest_unsupported_media_type',
];

interface Request {
  readonly params: object;
  readonly query: object;
  readonly body: unknown;
}

const bodyOf = ({ body, isBodyRequired }: Operation): fc.Arbitrary<unknown> => {
  if (body === null) return fc.constant(undefined);
  const value = validValue(body, 'body', resolve);
  return isBodyRequired ? value : fc.option(value, { nil: undefined });
};

const validRequest = (operation: Operation): fc.Arbitrary<Request> =>
  fc.record({
    params: validObject(operation.params, resolve),
    query: validObject(operation.query, resolve),
    body: bodyOf(operation),
  });

/** Texts of a query that can be told from the valid ones once they are texts. */
const isWrongAsText = (value: unknown): boolean =>
  typeof value !== 'object' &&
  value !== null &&
  !['', 'a\u0000b', 'half \ud800 pair', 'maybe'].includes(`${value as string | number}`);

/** A value of a query that its schema does not admit, written as text. */
const wrongInQuery = (operation: Operation, name: string): fc.Arbitrary<unknown> => {
  const schema = resolve(operation.query.properties?.[name] ?? {});
  const { type } = typeOf(schema);
  if (type === 'string' && schema.enum === undefined && schema.pattern === undefined && schema.format === undefined) {
    return fc.constantFrom('x'.repeat((schema.maxLength ?? 200) + 1), 'a\u0000b', ['a', 'b']);
  }
  if (type === 'boolean') return fc.constantFrom('maybe', '2', ['1', '0']);
  if (type === 'array') {
    const items = resolve(schema.items ?? {});
    const isText = typeOf(items).type === 'string' && items.enum === undefined;
    return invalidValue(items, name, resolve)
      .filter((value) => isWrongAsText(value) && (!isText || typeof value === 'string'))
      .map((entry) => [entry]);
  }
  return invalidValue(schema, name, resolve).filter(
    (value) => (isWrongAsText(value) && typeof value !== 'number') || (Array.isArray(value) && value.length > 1),
  );
};

const withWrongQuery = (operation: Operation): fc.Arbitrary<Request>[] => [
  fc.record({
    ...partsOf(operation),
    query: validObject(operation.query, resolve).map((query) => ({ ...query, surprise: '1' })),
  }),
  ...Object.keys(operation.query.properties ?? {}).map((name) =>
    fc.record({
      ...partsOf(operation),
      query: fc
        .tuple(validObject(operation.query, resolve), wrongInQuery(operation, name))
        .map(([query, value]) => ({ ...query, [name]: value })),
    }),
  ),
  ...(operation.query.required ?? []).map((name) =>
    fc.record({
      ...partsOf(operation),
      query: validObject(operation.query, resolve).map(({ [name]: _gone, ...rest }) => rest),
    }),
  ),
];

const partsOf = (operation: Operation) => ({
  params: validObject(operation.params, resolve),
  query: validObject(operation.query, resolve),
  body: bodyOf(operation),
});

const withWrongBody = (operation: Operation): fc.Arbitrary<Request>[] => {
  const { body } = operation;
  if (body === null) return [];
  const wrong = fc.oneof(invalidObject(resolve(body), resolve), fc.constantFrom<unknown>([], 'text', 5, true));
  return [fc.record({ ...partsOf(operation), body: wrong })];
};

const withWrongParams = (operation: Operation): fc.Arbitrary<Request>[] =>
  Object.keys(operation.params.properties ?? {}).map((name) =>
    fc.record({
      ...partsOf(operation),
      params: fc
        .constantFrom('0', '-1', '1.5', 'abc', '9'.repeat(20), '%00', '1e3')
        .map((value) => ({ [name]: value })),
    }),
  );

/** Requests with one thing wrong; null where nothing can be wrong. */
const invalidRequest = (operation: Operation): fc.Arbitrary<Request> | null => {
  const hasQuery = operation.definition.query !== undefined;
  const all = [
    ...(hasQuery ? withWrongQuery(operation) : []),
    ...withWrongBody(operation),
    ...withWrongParams(operation),
  ];
  return all.length === 0 ? null : fc.oneof(...all);
};

/** True when the contract names the answer for this call. */
const fitsContract = ({ key }: Operation, { statusCode, body }: LightMyRequestResponse): boolean => {
  const { answers, errors = {} } = endpoints[key] as Operation['definition'];
  const parsed: unknown = body === '' ? null : JSON.parse(body);
  const schemas = [answers[statusCode], errors[statusCode], ...(statusCode >= 400 ? [errorBodySchema] : [])];
  return schemas.some((schema) => schema?.safeParse(parsed).success === true);
};

const codeOf = ({ body }: LightMyRequestResponse): string =>
  body.startsWith('{') ? ((JSON.parse(body) as { code?: string }).code ?? '') : '';

describe(`requests made up from the published contract (seed ${SEED})`, () => {
  let domain: DomainUnderTest;
  let visitor: Visitor;

  beforeAll(async () => {
    domain = await startDomain('ads-complete');
    visitor = await signIn(domain.server);
  });

  afterAll(() => domain.stop());

  const send = (operation: Operation, { params, query, body }: Request) =>
    visitor.call(
      operation.method,
      urlOf(operation, params, query),
      body === undefined ? {} : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    );

  /** Mutations that a handler was asked for: those that passed every check. */
  const handled = async (): Promise<number> => {
    const { db } = domain.server.store;
    const row = await db
      .selectFrom('audit')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };

  it('know every call of the contract', () => {
    expect(operations.map(({ key }) => key).sort()).toEqual(Object.keys(endpoints).sort());
  });

  describe.each(operations.map((operation) => [operation.key, operation] as const))('%s', (_key, operation) => {
    beforeAll(() => domain.load('ads-complete'));

    it('is never answered 5xx or beside the contract, and nothing valid is refused [S-3]', async () => {
      await fc.assert(
        fc.asyncProperty(validRequest(operation), async (request) => {
          const before = await handled();
          const response = await send(operation, request);
          expect(response.statusCode).toBeLessThan(500);
          expect(fitsContract(operation, response)).toBe(true);
          const isTaken =
            operation.method === 'GET' ? !REFUSALS.includes(codeOf(response)) : (await handled()) === before + 1;
          expect(isTaken).toBe(true);
        }),
        { numRuns: RUNS, seed: SEED },
      );
    });

    const invalid = invalidRequest(operation);
    if (invalid === null) return;

    it('refuses whatever has one thing wrong, and does nothing [S-3]', async () => {
      await fc.assert(
        fc.asyncProperty(invalid, async (request) => {
          const before = await handled();
          const response = await send(operation, request);
          expect([400, 404, 414]).toContain(response.statusCode);
          expect([...REFUSALS, 'rest_no_route', 'rest_url_too_long']).toContain(codeOf(response));
          expect(fitsContract(operation, response)).toBe(true);
          expect(await handled()).toBe(before);
        }),
        { numRuns: RUNS, seed: SEED },
      );
    });
  });
});
