import type { InspectedStep, Session, SessionRecorder, SessionRecordingService } from '@listings/shared-machines';

const place = 'listings.session';

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

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'walks' in value && Array.isArray(value.walks);

/** State kept in this tab; a value that cannot be read counts as none. */
function recall(storage: () => Storage): Kept {
  try {
    const kept = JSON.parse(storage().getItem(place) ?? 'null') as { on?: unknown; session?: unknown } | null;
    return { on: kept?.on === true, session: isSession(kept?.session) ? kept.session : nothing };
  } catch {
    return { on: false, session: nothing };
  }
}

function keep(storage: () => Storage, { on, session }: Kept): void {
  try {
    if (!on && session.walks.length === 0) storage().removeItem(place);
    else storage().setItem(place, JSON.stringify({ on, session }));
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
}

const nothingToEnd = (): void => undefined;

/** Event for the recorder, delivered once it is loaded. */
type Note = (recorder: SessionRecorder) => void;

/** The recording of sessions. While it is off nothing is fetched, inspected or kept. */
export function createSessionRecording({ storage, load, report }: SessionOptions): SessionRecordingService {
  let { on, session } = recall(storage);
  let recorder: SessionRecorder | null = null;
  let waiting: Note[] = [];
  /** The machines of the screens that are shown, with the end of their inspection. */
  const shown = new Map<Watched, () => void>();

  const write = (note: Note): void => {
    if (recorder === null) {
      waiting.push(note);
      return;
    }
    note(recorder);
    session = recorder.session();
    keep(storage, { on, session });
  };
  const follow = (actor: Watched): void => {
    const of = { actor: actor.sessionId, machine: actor.logic.id };
    const begun = actor.getSnapshot();
    write((names) => names.begin({ ...of, snapshot: begun }));
    const inspection = actor.system.inspect(({ type, actorRef, event, snapshot }) => {
      if (type !== '@xstate.snapshot' || actorRef !== actor) return;
      write((names) => names.take({ ...of, event, snapshot }));
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
        for (const note of waiting.splice(0)) write(note);
      },
      (error: unknown) => report('the recording of sessions did not load', error),
    );
  };
  if (on) start();

  return {
    isOn: () => on,
    switchOn() {
      if (on) return;
      on = true;
      keep(storage, { on, session });
      start();
    },
    switchOff() {
      on = false;
      for (const actor of shown.keys()) leave(actor);
      recorder = null;
      waiting = [];
      keep(storage, { on, session });
    },
    read: () => session,
    clear() {
      session = nothing;
      keep(storage, { on, session });
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
