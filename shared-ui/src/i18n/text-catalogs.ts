import type { CatalogKey, TextValues } from '@listings/shared-values';
import type { uiTexts } from '../messages/ui.texts';

export type { Catalog, TextValues } from '@listings/shared-values';

/**
 * The catalogs by namespace. A package adds its own, so that keys are checked:
 * `declare module '@listings/shared-ui' { interface TextCatalogs { setup: typeof setupTexts } }`
 */
export interface TextCatalogs {
  ui: typeof uiTexts;
}

export type TextNamespace = keyof TextCatalogs;

/** The dotted keys of a namespace's texts; plurals without their suffix. */
export type TextKey<N extends TextNamespace> = CatalogKey<TextCatalogs[N]>;

/**
 * Catalogs whose namespaces and keys are all declared; a text in a place that nothing reads is `never`:
 * `{ sections: { errors } }`, where failures are texts of `app`, does not compile.
 */
export type DeclaredTexts<C, Declared = TextCatalogs> = {
  [K in keyof C]: K extends keyof Declared ? (C[K] extends string ? C[K] : DeclaredTexts<C[K], Declared[K]>) : never;
};

/** Gives the text of a key. */
export type Translate<N extends TextNamespace> = (key: TextKey<N>, values?: TextValues) => string;
