import type { Session } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';
import { useState } from 'react';

export interface SessionRecording {
  readonly on: boolean;
  readonly session: Session;
  readonly turn: (on: boolean) => void;
  readonly clear: () => void;
}

/** The recording of the admin's own session, as it stood when it was last looked at. */
export function useSessionRecording(): SessionRecording {
  const { recorder } = usePage();
  const look = () => ({ on: recorder.isOn(), session: recorder.read() });
  const [seen, setSeen] = useState(look);
  return {
    ...seen,
    turn(on) {
      if (on) recorder.switchOn();
      else recorder.switchOff();
      setSeen(look());
    },
    clear() {
      recorder.clear();
      setSeen(look());
    },
  };
}
