import { sentenceOf, type AnyModel, type Recording, type Step } from '@listings/shared-machines/models';
import type { ScreenDriver } from './screen';

/** The reason why a screen cannot be led through a step; null where it can. */
function reasonAgainst(step: Step, model: AnyModel, { does, cannot = {}, brings = {} }: ScreenDriver): string | null {
  switch (step.by) {
    case 'user':
      return step.does in does ? null : (cannot[step.does] ?? 'the driver does not know this move');
    case 'server': {
      const answer = model.answers[step.call]?.[step.answers];
      if (answer !== undefined && 'http' in answer && Object.keys(answer.http).length === 0)
        return 'no reply of the server is read like this';
      return cannot[`${step.call}: ${step.answers}`] ?? null;
    }
    case 'machine': {
      const sentence = `${step.of}: ${step.reports}`;
      return sentence in brings ? (cannot[sentence] ?? null) : 'the driver cannot bring this about';
    }
    case 'clock':
      return null;
  }
}

/** What of a recording a screen cannot be led through, with the reason; null where it may be led through all of it. */
export function outOfReach({ begins, steps }: Recording, model: AnyModel, driver: ScreenDriver): string | null {
  if (begins !== undefined) return `it begins “${begins}”, and a walk through a screen begins as the page is opened.`;
  for (const [index, step] of steps.entries()) {
    const reason = reasonAgainst(step, model, driver);
    if (reason !== null) return `step ${index + 1}, ${sentenceOf(step)}: ${reason}.`;
  }
  return null;
}
