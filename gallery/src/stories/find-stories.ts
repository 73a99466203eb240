import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Description of a file of stories, read from its text without running it. */
export interface StoryFile {
  /** From the root of the repository, with `/`. */
  readonly path: string;
  /** Place in the list, by slashes. */
  readonly title: string;
  /** Names of the stories, in the order they are written. */
  readonly names: readonly string[];
}

function describe(root: string, path: string): StoryFile {
  const text = readFileSync(join(root, path), 'utf8');
  const [, title] = /^export default \{\s*title: '([^']+)'/m.exec(text) ?? [];
  if (title === undefined) throw new Error(`${path} has no \`export default { title: '…' }\``);
  return { path, title, names: [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name ?? '') };
}

const isPackage = (folder: string): boolean =>
  existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'src'));

/** Every file of stories in the packages below a root, by title. Throws where one has no title. */
export function findStories(root: string): readonly StoryFile[] {
  return readdirSync(root)
    .filter((folder) => isPackage(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.stories.tsx'))
        .map((file) => describe(root, [folder, 'src', ...file.split(sep)].join('/'))),
    )
    .sort((a, b) => a.title.localeCompare(b.title));
}
