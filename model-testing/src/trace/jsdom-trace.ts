import type { SessionRecordingService } from '@listings/shared-machines';
import { leavesOf, models } from '@listings/shared-machines/models';
import type { TracedStep } from './trace';

/** A running machine, as far as it is looked at. */
interface Watched {
  readonly logic: { readonly id: string };
  readonly getSnapshot: () => { readonly value: unknown };
}

/** The machines that a page shows, by the service that it tells of them. */
export interface ShownMachines {
  readonly recorder: SessionRecordingService;
  /** Leaves of each that has a model. */
  readonly read: () => TracedStep['machines'];
}

/** Makes it for one page. */
export function shownMachines(): ShownMachines {
  const shown = new Set<Watched>();
  const nothing = (): void => undefined;
  return {
    recorder: {
      isOn: () => false,
      switchOn: nothing,
      switchOff: nothing,
      read: () => ({ format: 'model-session/1', walks: [] }),
      clear: nothing,
      watch: (actor) => {
        shown.add(actor as Watched);
        return () => void shown.delete(actor as Watched);
      },
    },
    read: () =>
      Object.fromEntries(
        [...shown].flatMap((actor) => {
          const model = models.find(({ machine }) => machine.id === actor.logic.id);
          return model === undefined ? [] : [[model.id, leavesOf(actor.getSnapshot().value)] as const];
        }),
      ),
  };
}

/** What was typed and ticked, as attributes: HTML does not tell it otherwise. */
function fieldsTold(copy: HTMLElement, original: HTMLElement): void {
  const fields = 'input, textarea, select';
  const originals = original.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(fields);
  for (const [at, field] of copy.querySelectorAll(fields).entries()) {
    const from = originals[at];
    if (from instanceof HTMLInputElement) {
      field.setAttribute('value', from.value);
      field.toggleAttribute('checked', from.checked);
    } else if (from instanceof HTMLTextAreaElement) field.textContent = from.value;
    else if (from !== undefined)
      for (const option of field.querySelectorAll('option'))
        option.toggleAttribute('selected', option.value === from.value);
  }
}

/** The page as it is now, with its style; nothing in it runs or is fetched. */
export function pageNow(document: Document): { readonly html: string; readonly style: string } {
  const copy = document.body.cloneNode(true) as HTMLElement;
  fieldsTold(copy, document.body);
  for (const script of copy.querySelectorAll('script')) script.remove();
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  return { html: copy.innerHTML, style: rules.join('\n') };
}
