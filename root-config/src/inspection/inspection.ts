import type { AppLocation, Inspected, InspectedStep, SessionStep } from '@listings/shared-machines';

/** Where an open page tells what its machines do: pages of the same origin hear it. */
export const inspectionChannel = 'listings.inspection';

/** Asks the inspected pages for the machines that they show now: each answers with `begun` for each of them. */
export interface InspectionQuestion {
  readonly format: 'inspection/1';
  readonly type: 'ask';
}

/** A running machine, as far as it is inspected. */
interface InspectedActor {
  readonly sessionId: string;
  readonly logic: { readonly id: string };
  readonly getSnapshot: () => InspectedStep['snapshot'];
  readonly system: {
    inspect: (observer: (inspected: InspectedStep & { readonly type: string; readonly actorRef: unknown }) => void) => {
      unsubscribe: () => void;
    };
  };
}

const isActor = (actor: object): actor is InspectedActor => 'system' in actor && 'logic' in actor;

export interface InspectionOptions {
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  readonly page: string;
  readonly now: () => number;
  /** Where the page is. */
  readonly place: () => AppLocation;
  /** The names of all machines: `shared-machines/recorder`, fetched for a page that is inspected. */
  readonly names: {
    readonly statesOf: (snapshot: InspectedStep['snapshot']) => readonly string[];
    readonly stepOf: (step: InspectedStep) => SessionStep | null;
  };
}

/** Tells of each machine that is given to it; what it returns ends that. */
export function createInspection({
  channel,
  page,
  now,
  place,
  names,
}: InspectionOptions): (actor: object) => () => void {
  const shown = new Set<InspectedActor>();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is of one origin and takes none
  const tell = (message: Inspected) => channel.postMessage(message);
  const about = (actor: InspectedActor) => ({ format: 'inspection/1', page, actor: actor.sessionId }) as const;
  const tellOf = (actor: InspectedActor) =>
    tell({ ...about(actor), type: 'begun', machine: actor.logic.id, states: names.statesOf(actor.getSnapshot()) });
  channel.addEventListener('message', ({ data }: MessageEvent<InspectionQuestion | Inspected>) => {
    if (data.format === 'inspection/1' && data.type === 'ask') shown.forEach(tellOf);
  });
  return (actor) => {
    if (!isActor(actor)) return () => undefined;
    shown.add(actor);
    tellOf(actor);
    const machine = actor.logic.id;
    const inspection = actor.system.inspect(({ type, actorRef, event, snapshot }) => {
      if (type !== '@xstate.snapshot' || actorRef !== actor) return;
      const at = now();
      const step = names.stepOf({ actor: actor.sessionId, machine, event, snapshot, at, place: place() });
      if (step !== null) tell({ ...about(actor), type: 'step', machine, step, at });
    });
    return () => {
      inspection.unsubscribe();
      shown.delete(actor);
      tell({ ...about(actor), type: 'ended' });
    };
  };
}
