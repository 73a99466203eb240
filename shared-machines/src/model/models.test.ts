import { endpoints } from '@listings/shared-api/contract';
import { models } from './models';

describe.each(models.map((model) => [model.id, model] as const))('the model of %s', (id, model) => {
  it('names its machine, every call of it and every kind of move', () => {
    expect(model.machine.id).toBe(id === 'checklistAutosave' ? 'autosave' : id);
    const calls = Object.keys(model.machine.implementations.actors).sort();
    expect([...Object.keys(model.answers), ...Object.keys(model.reports ?? {})].sort()).toEqual(calls);
    const samples = new Set(Object.values(model.moves).map(({ type }) => type));
    const taken = model.machine.events.filter((event) => !/^(xstate|answer)\.|\.reported$/.test(event));
    const raised = ['patience.ended', 'begun', 'form.opened'];
    expect([...samples].sort()).toEqual(taken.filter((event) => !raised.includes(event)).sort());
  });

  it('has answers that travel as the contract says', () => {
    const replies = Object.values(model.answers).flatMap((named) =>
      Object.values(named).flatMap((answer) => ('http' in answer ? Object.entries(answer.http) : [])),
    );
    for (const [key, reply] of replies) {
      const { answers } = endpoints[key as keyof typeof endpoints];
      const schema = (answers as Record<number, { safeParse: (body: unknown) => { success: boolean } }>)[reply.status];
      expect([key, reply.status, schema ? schema.safeParse(reply.body).success : reply.status >= 400]).toEqual([
        key,
        reply.status,
        true,
      ]);
    }
  });
});
