import { pseudoText } from '@listings/shared-machines';
import { AppProviders, createTexts, TextsProvider } from '@listings/shared-ui';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { files, load } from 'virtual:stories';
import { storyNamed, type StoryMeta } from '../stories/story';
import { chooseScheme, watchStyles } from './colour-scheme';
import { readShowing, storyId } from '../stories/story-address';

const clock = Date.now;
let root: Root | undefined;

interface Found {
  readonly Story: ComponentType;
  readonly meta: StoryMeta;
}

async function findStory(id: string): Promise<Found | null> {
  for (const { path, title, names } of files) {
    const name = names.find((each) => storyId(title, each) === id);
    if (name === undefined) continue;
    const module = await load[path]?.();
    const Story = module && storyNamed(module, name);
    return Story ? { Story, meta: module.default } : null;
  }
  return null;
}

const place = document.querySelector<HTMLElement>('#story') ?? document.body;
// Texts outside a story's function are created when its file is loaded, so another locale needs another document.
const { locale } = readShowing(location.search);
const texts = createTexts({ language: locale, catalogs: {}, transform: pseudoText });
document.documentElement.lang = locale;

/** Shows the story that the hash names, with nothing left of the last one. */
async function show(): Promise<void> {
  const hash = location.hash.slice(1);
  const { story, dir, scheme } = readShowing(hash);
  const found = await findStory(story);
  if (location.hash.slice(1) !== hash) return;
  root?.unmount();
  chooseScheme(scheme);
  document.documentElement.dir = dir;
  const { now, layout } = found?.meta ?? {};
  Date.now = now === undefined ? clock : () => now;
  place.style.padding = layout === 'fullscreen' ? '' : '16px';
  root = createRoot(place);
  root.render(
    <AppProviders>
      <TextsProvider texts={texts}>{found ? <found.Story /> : <p>There is no such story.</p>}</TextsProvider>
    </AppProviders>,
  );
  document.title = story || 'Story';
  document.body.dataset['shown'] = hash;
}

watchStyles();
window.addEventListener('hashchange', () => void show());
void show();
