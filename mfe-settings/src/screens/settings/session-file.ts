import type { Session, SessionStep } from '@listings/shared-machines';

/** Saves what was recorded as a file of the admin's own computer; nothing is sent anywhere. */
export function downloadSession(session: Session): void {
  const text = `${JSON.stringify(session, null, 2)}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'recording.json';
  link.click();
  URL.revokeObjectURL(url);
}

/** A recorded step as it is in the file, on one line. */
export function lineOf(step: SessionStep): string {
  switch (step.by) {
    case 'user':
      return `user: ${step.does}`;
    case 'server':
      return `${step.call}: ${step.answers}`;
    case 'machine':
      return `${step.of}: ${step.reports}`;
    case 'clock':
      return `timer: ${step.timer}`;
    case 'unnamed':
      // Names of events and fields, in the file that support reads.
      // oxlint-disable-next-line reader-language/no-joined-names
      return `${step.type} (${step.fields.join(', ')})`;
  }
}
