import { formatsOf } from '@listings/shared-values';
import type { LaterText } from '../messages/later-texts';

/** A preview that an owner may show on this page. */
export interface OfferedPreview {
  readonly word: string;
  readonly version: string;
  /** ISO moment. */
  readonly expires: string;
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
  for (const { word, version: previewed, expires, message } of previews) {
    const until = formatsOf(language).moment(Date.parse(expires));
    const label = text('served.preview', { version: previewed, until });
    add(word, message === undefined ? label : `${label} · ${message}`);
  }
  const label = document.createElement('label');
  const name = document.createElement('span');
  name.textContent = app;
  label.append(name, select);
  return { label, select };
}

/** A choice for each build with previews: several may be shown at once. */
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
    show(choices.map(({ select }) => select.value).filter((word) => word !== ''));
  });
  return form;
}
