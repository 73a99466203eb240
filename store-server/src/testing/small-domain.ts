import { endpoints, type EndpointKey } from '@listings/shared-api/contract';
import { readOption, writeOption } from '../db/options.store';
import type { CallInterceptor, DomainModule } from '../calls/domain-module';
import { created, failure, noContent, ok, type HandlerContext, type Handlers, type ServerCall } from '../calls/handler';

const CAMPAIGNS = 'test.campaigns';

const countUp = async ({ db }: HandlerContext, key: string): Promise<number> => {
  const count = Number((await readOption(db, key)) ?? 0) + 1;
  await writeOption(db, key, count);
  return count;
};

/** Number of created campaigns: the effect that tests count. */
export const campaignsMade = async ({ db }: Pick<HandlerContext, 'db'>): Promise<number> =>
  Number((await readOption(db, CAMPAIGNS)) ?? 0);

const known: Partial<Handlers> & Partial<Record<ServerCall, never>> = {
  getSetupStatus: async () => ok({ status: 'incomplete', step: 'accounts' }),
  createCampaign: async ({ body }, context) => {
    const id = await countUp(context, CAMPAIGNS);
    if (body.name === 'throws') throw new Error('select secret from campaigns');
    if (body.name === 'misfit') return { status: 200, body: { id: 'x' } } as never;
    if (body.name === 'busy') return failure(503, { message: 'Later.' }, { 'retry-after': '5' });
    if (body.name === 'refused') return failure(400, { message: 'No.', errors: { A: 'b' } });
    const campaign = { id, name: 'Campaign', status: 'enabled', type: 'performance_max', country: 'US' } as const;
    return ok({ ...campaign, amount: body.amount, targeted_locations: body.targeted_locations });
  },
  getCampaign: async ({ params }) => failure(404, { message: 'Campaign is not available.', id: params.id }),
  syncSettings: async () => created({ status: 'success', message: 'Done.' }),
  verifyPhoneNumber: async () => noContent(),
  suggestShippingRates: async ({ query }) =>
    ok(query.country_codes.map((country) => ({ country, currency: 'USD', rate: 1, options: {} }))),
  saveSettings: async ({ body }) => {
    const { shipping_rate = null, shipping_time = null, tax_rate = null } = body;
    return ok({ status: 'success', message: '', data: { shipping_rate, shipping_time, tax_rate } });
  },
};

const absent = async () => failure(501, { message: 'Not in this test.' });

const keysOf = Object.keys as (table: typeof endpoints) => EndpointKey[];

/** A domain of a few handlers; all others answer 501. */
export const smallDomain = (interceptor?: CallInterceptor): DomainModule => ({
  handlers: Object.fromEntries(keysOf(endpoints).map((key) => [key, known[key] ?? absent])) as Handlers,
  migrations: [],
  bootstrap: async () => ({ mcSetupComplete: true, siteLocale: '</script><script>alert(1)</script>' }),
  savedStep: async () => null,
  ...(interceptor ? { interceptor: () => interceptor } : {}),
});
