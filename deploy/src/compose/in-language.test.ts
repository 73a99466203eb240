import { inLanguage, languagesOf } from './in-language';
import type { ReleasePlan } from './release';

const [shell, ui, part] = ['/assets/shell/root.1.js', '/assets/ui/ui.2.js', '/assets/app/part.3.js'];
const plain = '/assets/ui/plain.4.js';

const plan: ReleasePlan = {
  imports: { ui, plain },
  integrity: { [shell]: 'sha384-shell', [ui]: 'sha384-ui', [part]: 'sha384-part', [plain]: 'sha384-plain' },
  entry: shell,
  styles: [],
  preload: { '*': [shell, ui, plain] },
  apps: {},
  shell: { title: 'Title', body: '<main></main>', watch: 'watch()' },
  languages: {
    ar: {
      scripts: {
        [shell]: '/assets/shell/root.ar.5.js',
        [ui]: '/assets/ui/ui.ar.6.js',
        [part]: '/assets/app/part.ar.7.js',
      },
      integrity: {
        '/assets/shell/root.ar.5.js': 'sha384-shell-ar',
        '/assets/ui/ui.ar.6.js': 'sha384-ui-ar',
        '/assets/app/part.ar.7.js': 'sha384-part-ar',
      },
      shell: { title: 'عنوان', body: '<main>…</main>' },
    },
  },
};

it('names the scripts of the language wherever one is named, lazy parts by their addresses, and hashes of no other', () => {
  const page = inLanguage(plan, 'ar');
  expect(page.imports).toEqual({ ui: '/assets/ui/ui.ar.6.js', plain, ...plan.languages?.['ar']?.scripts });
  expect(page.integrity).toEqual({ [plain]: 'sha384-plain', ...plan.languages?.['ar']?.integrity });
  expect(page.entry).toBe('/assets/shell/root.ar.5.js');
  expect(page.preload).toEqual({ '*': ['/assets/shell/root.ar.5.js', '/assets/ui/ui.ar.6.js', plain] });
  expect(page.shell).toEqual({ title: 'عنوان', body: '<main>…</main>', watch: 'watch()' });
  expect([page.language, page.direction]).toEqual(['ar', 'rtl']);
});

it('stays as it is in the source language, and without the one that is wanted', () => {
  expect(languagesOf(plan)).toEqual(['en', 'ar']);
  expect(inLanguage(plan, 'fr')).toEqual({ ...plan, language: 'en', direction: 'ltr' });
});

it('names the lists of the language, and those of the sources for builds that have none in it [19.7]', () => {
  const { languages = {}, ...rest } = plan;
  const listed: ReleasePlan = {
    ...rest,
    lists: { shell: '/assets/shell/list.js', app: '/assets/app/list.js' },
    languages: { ar: { ...languages['ar']!, lists: { app: '/assets/app/list.ar.js' } } },
  };
  expect(inLanguage(listed, 'ar').lists).toEqual({ shell: '/assets/shell/list.js', app: '/assets/app/list.ar.js' });
  expect(inLanguage(listed, 'fr').lists).toEqual(listed.lists);
  expect(inLanguage(plan, 'ar').lists).toBeUndefined();
});
