import { formatsOf } from '@listings/shared-values';
import type { LaterText } from '../messages/later-texts';
import { live } from './preview';
import { flagFields, type OfferedFlag } from './switch-flags';

/** A build that an owner may show on this page. */
export interface OfferedPreview {
  readonly word: string;
  readonly version: string;
  /** ISO moment; a candidate has none. */
  readonly expires?: string;
  /** Percent of the sessions that get a candidate. */
  readonly share?: number;
  /** First line of its commit's message. */
  readonly message?: string;
}

/** A build with what may be shown in the place of its live version, and of the values of its flags. */
export interface OfferedBuild {
  readonly app: string;
  readonly version: string;
  readonly previews: readonly OfferedPreview[];
  readonly flags?: readonly OfferedFlag[];
}

const isBuild = (value: unknown): value is OfferedBuild =>
  typeof value === 'object' && value !== null && 'app' in value && 'previews' in value && Array.isArray(value.previews);

/** Builds with previews or flags; none for whoever is no owner. */
export async function askPreviews(send: typeof fetch): Promise<readonly OfferedBuild[]> {
  try {
    const answer = await send('/wp-json/store/v1/previews', { signal: AbortSignal.timeout(10_000) });
    const { builds } = (answer.ok ? await answer.json() : {}) as { builds?: unknown };
    return Array.isArray(builds)
      ? builds.filter(isBuild).filter(({ previews, flags = [] }) => previews.length + flags.length > 0)
      : [];
  } catch {
    return [];
  }
}

export interface PreviewFormOptions {
  readonly document: Document;
  readonly text: LaterText;
  readonly language: string;
  readonly builds: readonly OfferedBuild[];
  /** Words of the previews that the page shows. */
  readonly words: readonly string[];
  /** Shows the page with these previews. */
  readonly show: (words: readonly string[]) => void;
}

function offerLabel(text: LaterText, language: string, { version, expires, share }: OfferedPreview): string {
  const { moment, number } = formatsOf(language);
  if (expires !== undefined) return text('served.preview', { version, until: moment(Date.parse(expires)) });
  return text('served.candidate', { version, share: number((share ?? 0) / 100, { style: 'percent' }) });
}

function choiceOf({ document, text, language, words }: PreviewFormOptions, { app, version, previews }: OfferedBuild) {
  const select = document.createElement('select');
  const add = (value: string, label: string) => {
    const option = document.createElement('option');
    option.value = value;
    option.textContent = label;
    option.selected = words.includes(value);
    select.append(option);
  };
  add('', text('served.everybody', { version }));
  for (const preview of previews) {
    const label = offerLabel(text, language, preview);
    add(preview.word, preview.message === undefined ? label : `${label} · ${preview.message}`);
  }
  const label = document.createElement('label');
  const name = document.createElement('span');
  name.textContent = app;
  label.append(name, select);
  return { label, select };
}

/** A choice for each build that has a candidate or previews, and for each flag: several may be shown at once. */
export function previewForm(options: PreviewFormOptions): HTMLElement | null {
  const { document, text, builds, show } = options;
  if (builds.length === 0) return null;
  const form = document.createElement('form');
  const legend = document.createElement('h3');
  legend.textContent = text('served.previews');
  const button = document.createElement('button');
  button.textContent = text('served.show');
  const choices = builds.filter(({ previews }) => previews.length > 0).map((build) => choiceOf(options, build));
  if (choices.length > 0) form.append(legend, ...choices.map(({ label }) => label));
  const fields = builds.flatMap(({ app, flags = [] }) => flagFields(options, app, flags));
  const heading = document.createElement('h3');
  heading.textContent = text('served.flags');
  if (fields.length > 0) form.append(heading, ...fields.map(({ label }) => label));
  form.append(button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const words = choices.map(({ select }) => select.value).filter((word) => word !== '');
    const isShared = builds.some(({ previews }) => previews.some(({ share }) => share !== undefined));
    const flags = fields.flatMap(({ word }) => word() ?? []);
    show([...(words.length === 0 && isShared ? [live] : words), ...flags]);
  });
  return form;
}
