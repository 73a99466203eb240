import type { ReportData, ReportModel, ReportRecording } from '../report-data';

/** View that the URL names. */
export type Route =
  | { readonly at: 'overview' | 'requirements' }
  | { readonly at: 'model'; readonly model: ReportModel; readonly key: string | null }
  | {
      readonly at: 'recording';
      readonly model: ReportModel;
      readonly recording: ReportRecording;
      readonly step: number;
    }
  | { readonly at: 'live'; readonly address: string | null }
  | { readonly at: 'compare'; readonly before: string | null; readonly after: string | null };

const encode = encodeURIComponent;

/** Address of a model, and of one of its states or arrows. */
export const toModel = (id: string, key: string | null = null): string =>
  `#/model/${encode(id)}${key === null ? '' : `/${encode(key)}`}`;

/** Permalink of a recording, or of a step in it. */
export const toStep = (id: string, file: string, step = 0): string =>
  `#/recording/${encode(id)}/${encode(file)}/${step}`;

/** Address of a comparison; recordings are named `model/file`. */
export const toComparison = (before: string, after: string): string => `#/compare/${encode(before)}/${encode(after)}`;

/** Address of the live view of a page that the development server at `address` shows. */
export const toLive = (address: string): string => `#/live/${encode(address)}`;

/** A recording by its name in a comparison. */
export function recordingNamed({ models }: ReportData, name: string | null): ReportRecording | null {
  const [id = '', file = ''] = name?.split('/') ?? [];
  const model = models.find((each) => each.id === id);
  return model?.recordings.find((each) => each.file === file) ?? null;
}

/** Reads the address; null where it names nothing. */
export function routeFrom(hash: string, data: ReportData): Route | null {
  const [, at = '', first = null, second = null, third = null] = hash.split('/').map(decodeURIComponent);
  if (at === '') return { at: 'overview' };
  if (at === 'requirements') return { at: 'requirements' };
  if (at === 'compare') return { at: 'compare', before: first, after: second };
  if (at === 'live') return { at: 'live', address: first };
  const model = data.models.find(({ id }) => id === first);
  if (model === undefined) return null;
  if (at === 'model') return { at: 'model', model, key: second };
  const recording = model.recordings.find(({ file }) => file === second);
  if (at !== 'recording' || recording === undefined) return null;
  const last = recording.recording.steps.length;
  const step = Math.min(last, Math.max(0, Number.parseInt(third ?? '0', 10) || 0));
  return { at: 'recording', model, recording, step };
}
