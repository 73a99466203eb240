import { formatsOf } from '@listings/shared-values';
import type { LaterText } from '../messages/later-texts';
import { live } from './preview';

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

/** A build with what may be shown in the place of its live version. */
export interface OfferedBuild {
  readonly app: string;
  readonly version: string;
  readonly previews: readonly OfferedPreview[];
}

const isBuild = (value: unknown): value is OfferedBuild =>
  typeof value === 'object' && value !== null && 'app' in value && 'previews' in value && Array.isArray(value.previews);

/** Builds with previews; none for whoever is no owner. */
export async function askPreviews(send: typeof fetch): Promise<readonly OfferedBuild[]> {
  try {
    const answer = await send('/wp-json/store/v1/previews', { signal: AbortSignal.timeout(10_000) });
    const { builds } = (answer.ok ? await answer.json() : {}) as { builds?: unknown };
    return Array.isArray(builds) ? builds.filter(isBuild).filter(({ previews }) => previews.length > 0) : [];
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

/** A choice for each build that has a candidate or previews: several may be shown at once. */
export function previewForm(options: PreviewFormOptions): HTMLElement | null {
  const { document, text, builds, show } = options;
  if (builds.length === 0) return null;
  const form = document.createElement('form');
  const legend = document.createElement('h3');
  legend.textContent = text('served.previews');
  const button = document.createElement('button');
  button.textContent = text('served.show');
  const choices = builds.map((build) => choiceOf(options, build));
  form.append(legend, ...choices.map(({ label }) => label), button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const words = choices.map(({ select }) => select.value).filter((word) => word !== '');
    const isShared = builds.some(({ previews }) => previews.some(({ share }) => share !== undefined));
    show(words.length === 0 && isShared ? [live] : words);
  });
  return form;
}
