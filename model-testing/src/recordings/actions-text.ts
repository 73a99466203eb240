import type { Action, AnyModel } from '@listings/shared-machines/models';

const time = /^(\d+(?:\.\d+)?)\s*(ms|s|min)(?: pass)?$/;
const factor: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000 };

/** Actions of a model, by the words that a tester writes for them. */
export function vocabulary(model: AnyModel): ReadonlyMap<string, Action> {
  const words = new Map<string, Action>();
  for (const does of Object.keys(model.moves)) words.set(does, { by: 'user', does });
  for (const [call, named] of Object.entries(model.answers))
    for (const answers of Object.keys(named)) words.set(`${call}: ${answers}`, { by: 'server', call, answers });
  for (const [of, named] of Object.entries(model.reports ?? {}))
    for (const reports of Object.keys(named)) words.set(`${of}: ${reports}`, { by: 'machine', of, reports });
  return words;
}

/** Reads one step as a tester writes it: a move, `call: answer`, or `60 s`; null when it is none. */
export function actionFrom(text: string, model: AnyModel): Action | null {
  const typed = text.trim();
  const [, number, unit = ''] = time.exec(typed) ?? [];
  if (number !== undefined) return { by: 'clock', passes: Number(number) * (factor[unit] ?? 1) };
  return vocabulary(model).get(typed) ?? null;
}
