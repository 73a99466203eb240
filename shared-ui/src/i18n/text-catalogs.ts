import type { uiTexts } from '../messages/ui.texts';

/** A catalog: texts by key, nested as deep as the screens need. Plurals are keys with `_one`, `_other`, … */
export interface Catalog {
  readonly [key: string]: string | Catalog;
}

/**
 * The catalogs by namespace. A package adds its own, so that keys are checked:
 * `declare module '@listings/shared-ui' { interface TextCatalogs { setup: typeof setupTexts } }`
 */
export interface TextCatalogs {
  ui: typeof uiTexts;
}

export type TextNamespace = keyof TextCatalogs;

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralSuffix}` ? Base : K;
type KeysOf<C> = {
  [K in keyof C & string]: C[K] extends string ? WithoutPlural<K> : `${K}.${KeysOf<C[K]>}`;
}[keyof C & string];

/** The dotted keys of a namespace's texts; plurals without their suffix. */
export type TextKey<N extends TextNamespace> = KeysOf<TextCatalogs[N]>;

/**
 * Catalogs whose namespaces and keys are all declared; a text in a place that nothing reads is `never`:
 * `{ sections: { errors } }`, where failures are texts of `app`, does not compile.
 */
export type DeclaredTexts<C, Declared = TextCatalogs> = {
  [K in keyof C]: K extends keyof Declared ? (C[K] extends string ? C[K] : DeclaredTexts<C[K], Declared[K]>) : never;
};

/** Values for `{{name}}` in a text; `count` also chooses the plural. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Gives the text of a key. */
export type Translate<N extends TextNamespace> = (key: TextKey<N>, values?: TextValues) => string;
