import type { AnyModel } from '@listings/shared-machines/models';
import { explore, type Graph } from '../explore/explore';
import type { KeptRecording } from '../recordings/recording-files';
import { recordWalk } from '../recordings/record-walk';
import { actionsOf } from './schedule';
import { tours, type Cover } from './tours';

/** Plan by which tours are generated. */
export interface TourPlan {
  readonly cover: Cover;
  /** Most steps of a tour; the time that passes between them is not counted. */
  readonly max: number;
}

/** Plan of the recordings that are committed for every machine. */
export const committedPlan: TourPlan = { cover: 'arrows', max: 60 };

/** Tours of a model as recordings. */
export function recordTours(
  model: AnyModel,
  { cover, max }: TourPlan,
  graph: Graph = explore(model),
): readonly KeptRecording[] {
  const all = tours(graph, cover, max);
  return all.map(({ start, path }, index) => {
    const begins = start.name === null ? '' : `, ${start.name}`;
    const name = `every ${cover.replace(/s$/, '')}, ${index + 1} of ${all.length}${begins}`;
    const origin = { how: 'generated', detail: `cover ${cover}, at most ${max} steps` } as const;
    return {
      file: `${cover}-${index + 1}`,
      recording: recordWalk(model, actionsOf(start, path), { name, origin, begins: start.name }),
    };
  });
}

/** A file that `generate` wrote for this kind of tour, and may write again. */
export const isTourOf = (cover: Cover, { file, recording }: KeptRecording): boolean =>
  recording.origin.how === 'generated' && new RegExp(`^${cover}-\\d+$`).test(file);
