import type { AlertWebhook } from '@listings/shared-api/contract';
import { ok, type HandlerContext, type Handlers } from '../../calls/handler';
import { lastCall, readWebhook, writeTestCall, writeWebhook } from './alert-webhook.store';
import type { CallProblem } from './webhook-post';

async function answer({ db, person }: HandlerContext, secret: string | null = null): Promise<AlertWebhook> {
  const webhook = await readWebhook(db);
  const call = webhook && (await lastCall(db));
  const url = webhook?.url ?? null;
  return {
    // An address often holds a key of its own.
    url: url === null || person.role === 'owner' ? url : new URL(url).origin,
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
    const secret = await writeWebhook(context.db, url, new_secret);
    return ok(await answer(context, secret));
  },
  testAlertWebhook: async (_request, context) => {
    if ((await readWebhook(context.db)) !== null) await writeTestCall(context.db, context.clock.now());
    return ok(await answer(context));
  },
};
