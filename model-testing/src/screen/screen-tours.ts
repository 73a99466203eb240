import { models, type AnyModel, type Recording } from '@listings/shared-machines/models';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(process.cwd(), 'model-testing/recordings');

/** The model of that id. Throws when there is none. */
export function modelOf(id: string): AnyModel {
  const model = models.find((each) => each.id === id);
  if (model === undefined) throw new Error(`there is no model ${id}`);
  return model;
}

/** The committed walks that a model's screen can be led through, by the name of their file. */
export function screenToursOf(id: string): readonly (readonly [string, Recording])[] {
  const own = join(folder, id);
  const files = existsSync(own) ? readdirSync(own).filter((file) => /^screen-.*\.json$/.test(file)) : [];
  return files
    .sort()
    .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(own, file), 'utf8')) as Recording]);
}
