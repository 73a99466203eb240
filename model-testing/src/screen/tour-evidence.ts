import { failureText, type Recording, type Verdict } from '@listings/shared-machines/models';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A tour through a screen, by model and file, and the folder for what is kept of such tours. */
export interface Tour {
  readonly folder: string;
  readonly model: string;
  readonly file: string;
  readonly recording: Recording;
}

/** Folder of a tour's pictures and verdict, created where missing, as `report --screens` reads it. */
export function placeOf({ folder, model, file }: Tour): string {
  const place = join(folder, model, file);
  mkdirSync(place, { recursive: true });
  return place;
}

/** Keeps how a tour ended. Answers with '' or with the failing step, its picture, and where the report shows it. */
export async function evidenceOf(
  tour: Tour,
  verdict: Verdict,
  picture: (path: string) => Promise<unknown>,
): Promise<string> {
  if (verdict.ok) return '';
  const place = placeOf(tour);
  const shown = join(place, `${verdict.at}.png`);
  await picture(shown).catch(() => undefined);
  writeFileSync(join(place, 'verdict.json'), JSON.stringify(verdict));
  return [
    failureText(tour.recording, verdict),
    `  picture: ${shown}`,
    `  report:  model-testing/dist/report.html#/recording/${tour.model}/${tour.file}/${verdict.at}, after npm run model -- report --screens ${tour.folder}`,
  ].join('\n');
}
