import type {
  AppLocation,
  InspectedStep,
  Session,
  SessionRecorder,
  SessionRecordingService,
} from '@listings/shared-machines';

const storagePlace = 'listings.session';

const nothing: Session = { format: 'model-session/1', walks: [] };

interface Kept {
  readonly on: boolean;
  readonly session: Session;
}

/** A running machine, as far as it is watched. */
interface Watched {
  readonly sessionId: string;
  readonly logic: { readonly id: string };
  readonly getSnapshot: () => InspectedStep['snapshot'];
  readonly system: {
    inspect: (observer: (inspected: Inspected) => void) => { unsubscribe: () => void };
  };
}

interface Inspected {
  readonly type: string;
  readonly actorRef: unknown;
  readonly event: InspectedStep['event'];
  readonly snapshot: InspectedStep['snapshot'];
}

const isWatchable = (actor: object): actor is Watched => 'system' in actor && 'logic' in actor;

/** State kept in this tab; a value that cannot be read counts as none. */
function recall(storage: () => Storage): Kept {
  try {
    const kept = JSON.parse(storage().getItem(storagePlace) ?? '{}') as Partial<Kept>;
    return { on: kept.on === true, session: Array.isArray(kept.session?.walks) ? kept.session : nothing };
  } catch {
    return { on: false, session: nothing };
  }
}

function keepIn(storage: () => Storage, kept: Kept): void {
  try {
    if (!kept.on && kept.session.walks.length === 0) storage().removeItem(storagePlace);
    else storage().setItem(storagePlace, JSON.stringify(kept));
  } catch {
    // Forbidden or full: nothing is recorded then.
  }
}

export interface SessionOptions {
  /** Called each time, since a browser may forbid it. */
  readonly storage: () => Storage;
  /** Fetches the recorder with the names of all machines. */
  readonly load: () => Promise<{ readonly createRecorder: (begun: Session) => SessionRecorder }>;
  readonly report: (message: string, error: unknown) => void;
  /** Where the page is; of it the name of the screen alone is written down. */
  readonly place: () => AppLocation;
}

const nothingToEnd = (): void => undefined;

/** With the machines of the screens that are shown, for those who inspect them (`../inspection`). */
export interface ShellRecorder extends SessionRecordingService {
  readonly shown: ReadonlyMap<object, unknown>;
}

/** The recording of sessions. While it is off nothing is fetched, inspected or kept. */
export function createSessionRecording({ storage, load, report, place }: SessionOptions): ShellRecorder {
  let { on, session } = recall(storage);
  let recorder: SessionRecorder | null = null;
  let waiting: InspectedStep[] = [];
  /** The machines of the screens that are shown, with the end of their inspection. */
  const shown = new Map<Watched, () => void>();

  const keep = (): void => keepIn(storage, { on, session });
  const write = (step: InspectedStep): void => {
    if (recorder === null) {
      waiting.push(step);
      return;
    }
    recorder.take(step);
    session = recorder.session();
    keep();
  };
  const follow = (actor: Watched): void => {
    const of = { actor: actor.sessionId, machine: actor.logic.id };
    const tell = (event: InspectedStep['event'], snapshot: InspectedStep['snapshot']): void =>
      write({ ...of, at: performance.now(), place: place(), event, snapshot });
    tell(null, actor.getSnapshot());
    const inspection = actor.system.inspect(({ type, actorRef, event, snapshot }) => {
      if (type === '@xstate.snapshot' && actorRef === actor) tell(event, snapshot);
    });
    shown.set(actor, () => inspection.unsubscribe());
  };
  const leave = (actor: Watched): void => {
    shown.get(actor)?.();
    if (shown.has(actor)) shown.set(actor, nothingToEnd);
  };
  const start = (): void => {
    recorder = null;
    waiting = [];
    for (const actor of shown.keys()) {
      leave(actor);
      follow(actor);
    }
    load().then(
      ({ createRecorder }) => {
        if (!on) return;
        recorder = createRecorder(session);
        waiting.splice(0).forEach(write);
      },
      (error: unknown) => report('the recording of sessions did not load', error),
    );
  };
  if (on) start();

  return {
    shown,
    isOn: () => on,
    switchOn() {
      if (on) return;
      on = true;
      keep();
      start();
    },
    switchOff() {
      on = false;
      for (const actor of shown.keys()) leave(actor);
      recorder = null;
      waiting = [];
      keep();
    },
    read: () => session,
    clear() {
      session = nothing;
      keep();
      if (on) start();
    },
    watch(actor) {
      if (!isWatchable(actor)) return nothingToEnd;
      shown.set(actor, nothingToEnd);
      if (on) follow(actor);
      return () => {
        leave(actor);
        shown.delete(actor);
      };
    },
  };
}
