import { resolve } from 'node:path';
import { transformFileSync } from '@swc/core';
import type { PageDescription } from './package-build';

/** The text of a classic script in the syntax of 2009, as small as it gets. Throws for what could not stand inside a script element. */
const inlineScript = (file: string): string => {
  const { code } = transformFileSync(file, {
    swcrc: false,
    configFile: false,
    isModule: false,
    minify: true,
    jsc: {
      target: 'es5',
      parser: { syntax: 'typescript' },
      minify: { compress: true, mangle: { toplevel: true } },
    },
  });
  if (/<[!/]/.test(code)) throw new Error(`${file} would end the script element that it is printed into`);
  return code.trim();
};

/** The page as the manifest has it: the script's text instead of its file. */
export const withInlineScript = (page: PageDescription, packageDir: string): PageDescription =>
  page.watch === undefined ? page : { ...page, watch: inlineScript(resolve(packageDir, page.watch)) };
