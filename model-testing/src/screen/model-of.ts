import { models, type AnyModel } from '@listings/shared-machines/models';

/** The model of that id. Throws when there is none. */
export function modelOf(id: string): AnyModel {
  const model = models.find((each) => each.id === id);
  if (model === undefined) throw new Error(`there is no model ${id}`);
  return model;
}
