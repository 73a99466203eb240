import { replyFault, type Reply } from '@listings/shared-api/behaviour';
import type { EndpointKey } from '@listings/shared-api/contract';
import { models } from '@listings/shared-machines/models';
import { drivers } from '../drivers/drivers';

type Replies = Readonly<Partial<Record<EndpointKey, Reply>>>;

const faultsOf = (replies: Replies): string[] =>
  (Object.entries(replies) as [EndpointKey, Reply][]).flatMap(([key, reply]) => replyFault(key, reply) ?? []);

describe('what is scripted is what a store may answer', () => {
  it.each(models.map((model) => [model.id, model] as const))('to the calls of %s', (_id, { answers }) => {
    const replies = Object.values(answers).flatMap((named) =>
      Object.values(named).flatMap((answer) => ('http' in answer ? [answer.http] : [])),
    );
    expect(replies.flatMap(faultsOf)).toEqual([]);
  });

  it.each(Object.values(drivers).map((driver) => [driver.model, driver] as const))(
    'around the screen of %s',
    (_id, { scenery }) => {
      expect(faultsOf(scenery ?? {})).toEqual([]);
    },
  );
});
