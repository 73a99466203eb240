/** Values of a theme by their names, in groups. */
export interface ThemeValues {
  readonly [name: string]: string | number | ThemeValues;
}

/** The same names, each with a reference to the custom property that holds its value. */
interface References {
  [name: string]: string | References;
}

export type Declarations = Record<string, string | number>;

/** Declares a custom property for each value (`--ui-palette-primary-main`) and answers with the references to them. */
export function declareVariables(values: ThemeValues, declared: Declarations, name = '--ui'): References {
  const references: References = {};
  for (const [key, value] of Object.entries(values)) {
    const own = `${name}-${key}`;
    if (typeof value === 'object') references[key] = declareVariables(value, declared, own);
    else {
      declared[own] = value;
      references[key] = `var(${own})`;
    }
  }
  return references;
}

/** Rule of the document with these declarations. */
export const rootRule = (declarations: Declarations): string =>
  `:root{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

const percent = (share: number | string): string =>
  typeof share === 'number' ? `${share * 100}%` : `calc((${share}) * 100%)`;

/** What components ask of a theme with colours that only the browser knows the values of. */
export const colourFunctions = {
  alpha: (colour: string, share: number | string) => `color-mix(in srgb, ${colour} ${percent(share)}, transparent)`,
  lighten: (colour: string, share: number | string) => `color-mix(in srgb, ${colour}, #fff ${percent(share)})`,
  darken: (colour: string, share: number | string) => `color-mix(in srgb, ${colour}, #000 ${percent(share)})`,
};
