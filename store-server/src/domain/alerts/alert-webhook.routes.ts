import type { AlertWebhook } from '@listings/shared-api/contract';
import { invalidParameters } from '../../calls/framework-error';
import { failure, ok, type HandlerContext, type Handlers } from '../../calls/handler';
import { lastCall, readWebhook, writeTestCall, writeWebhook } from './alert-webhook.store';
import type { CallProblem } from './webhook-post';

/** Address without its path, which often holds a key of its own; null for one of an earlier store that is none. */
const originOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).origin : null);

/** A host by its name, to which a call can be sent; the contract has looked at the rest. */
const isReachable = (url: string): boolean => {
  const { hostname, username, password } = URL.canParse(url)
    ? new URL(url)
    : { hostname: '', username: '', password: '' };
  return /.\..|^\[/.test(hostname) && username + password === '';
};

async function answer({ db, person }: HandlerContext, secret: string | null = null): Promise<AlertWebhook> {
  const webhook = await readWebhook(db);
  const call = webhook && (await lastCall(db));
  const url = webhook?.url ?? null;
  return {
    url: url === null || person.role === 'owner' ? url : originOf(url),
    secret,
    last: call
      ? {
          at: Math.floor(call.made_at / 1000),
          test: call.alert_id === null,
          state: call.state,
          status: call.status,
          problem: call.problem as CallProblem | null,
        }
      : null,
  };
}

export const alertWebhookHandlers: Pick<Handlers, 'getAlertWebhook' | 'saveAlertWebhook' | 'testAlertWebhook'> = {
  getAlertWebhook: async (_request, context) => ok(await answer(context)),
  saveAlertWebhook: async ({ body: { url, new_secret } }, context) => {
    if (url !== null && !isReachable(url)) {
      return failure(400, invalidParameters({ url: 'This is no address of a host on the internet.' }).body);
    }
    const secret = await writeWebhook(context.db, url, new_secret);
    return ok(await answer(context, secret));
  },
  testAlertWebhook: async (_request, context) => {
    if ((await readWebhook(context.db)) !== null) await writeTestCall(context.db, context.clock.now());
    return ok(await answer(context));
  },
};
