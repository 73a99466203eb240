import { createContext, use, useMemo, type ReactNode } from 'react';
import type { DeclaredTexts, TextNamespace, Translate } from './text-catalogs';
import { createTexts, type Texts, type TextsOptions } from './texts';

const TextsContext = createContext<Texts | null>(null);

/** Gives an application's texts to the screens below. */
export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** Gives more texts to the screens below than the application around has. `catalogs` must stay the same object. */
export function MoreTexts<C extends TextsOptions['catalogs']>({
  catalogs,
  children,
}: {
  catalogs: C & DeclaredTexts<C>;
  children: ReactNode;
}) {
  const texts = useTexts();
  const extended = useMemo(() => texts.extend(catalogs), [texts, catalogs]);
  return <TextsContext value={extended}>{children}</TextsContext>;
}

/** The texts of the application around. Throws outside a TextsProvider. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === null) throw new Error('useTexts needs a TextsProvider above it');
  return texts;
}

/** The function that gives a namespace's texts: `const t = useText('setup'); t('audience.title')`. */
export function useText<N extends TextNamespace>(namespace: N): Translate<N> {
  const texts = useTexts();
  return useMemo(() => translate(texts, namespace), [texts, namespace]);
}

/** The same outside React. */
export const translate =
  <N extends TextNamespace>({ template, fillIn }: Texts, namespace: N): Translate<N> =>
  (key, values) =>
    fillIn(template(namespace, key, values), values);

let plain: Translate<'ui'> | undefined;
const plainUiText = () => (plain ??= translate(createTexts({ language: 'en', catalogs: {} }), 'ui'));

/** The components' own texts; English where no TextsProvider is above, as in an error shown around an application. */
export function useUiText(): Translate<'ui'> {
  const texts = use(TextsContext);
  return useMemo(() => (texts === null ? plainUiText() : translate(texts, 'ui')), [texts]);
}
