import { endpoints, type ReadKey } from '@listings/shared-api/contract';
import { models } from './models';

/** Machines that follow a read quietly: their models send what was read as moves. */
const quiet = ['accountReview', 'alertWebhook'];

/** Machines whose reads may be on their way again without them listening for that. */
const patient = ['shippingClearing'];

/** Machines that hear of a read besides the one they ask for: what was read is an answer and a move. */
const heard: Readonly<Record<string, readonly string[]>> = { alertSettings: ['settings.read'] };

describe.each(models.map((model) => [model.id, model] as const))('the model of %s', (id, model) => {
  it('names its machine, every call of it and every kind of move', () => {
    expect(model.machine.id).toBe(id === 'checklistAutosave' ? 'autosave' : id);
    const actors = Object.keys(model.machine.implementations.actors);
    const named = [...Object.keys(model.answers), ...Object.keys(model.reports ?? {})];
    const reads = named.filter((name) => !actors.includes(name));
    expect(named.filter((name) => !reads.includes(name)).sort()).toEqual(
      actors.filter((name) => name !== 'reads' && name !== 'otherTabs').sort(),
    );
    // A name with answers and without an actor is a read of the actor `reads`; one followed quietly may come as a move.
    expect(reads.length > 0 || quiet.includes(id)).toBe(actors.includes('reads'));
    expect(reads.filter((name) => endpoints[name as ReadKey]?.method !== 'GET')).toEqual([]);
    const samples = new Set(Object.values(model.moves).map(({ type }) => type));
    const answered = Object.values(model.answers).flatMap((answers) =>
      Object.values(answers).flatMap((answer) =>
        'output' in answer ? [(answer.output as { type?: string }).type] : [],
      ),
    );
    const taken = model.machine.events.filter(
      (event) => !/^(xstate|answer)\.|\.reported$|^read\.failed$/.test(event) && !answered.includes(event),
    );
    const raised = ['patience.ended', 'begun', 'form.opened'];
    const expected = [
      ...taken.filter((event) => !raised.includes(event)),
      ...(patient.includes(id) ? ['read.pending'] : []),
      ...(heard[id] ?? []),
    ];
    expect([...samples].sort()).toEqual(expected.sort());
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
