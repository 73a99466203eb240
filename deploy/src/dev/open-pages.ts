import type { ServerResponse } from 'node:http';
import type { BuildNews, TypeNews } from './news.types';

/** The open pages that listen, and what each of them has to know. */
export interface OpenPages {
  /** Adds a page; it is told how everything stands. */
  add(page: ServerResponse): void;
  tellBuild(news: BuildNews): void;
  tellTypes(news: TypeNews): void;
  /** Has the inspected ones say what they show. */
  askInspected(): void;
}

const eventOf = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

export function createOpenPages(): OpenPages {
  const pages = new Set<ServerResponse>();
  const builds = new Map<string, BuildNews>();
  let types: TypeNews = { errors: [] };
  const tell = (event: string) => pages.forEach((page) => page.write(event));
  return {
    add(page) {
      page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      pages.add(page);
      page.on('close', () => pages.delete(page));
      for (const news of builds.values()) page.write(eventOf('build', news));
      page.write(eventOf('types', types));
    },
    tellBuild(news) {
      builds.set(news.name, news);
      tell(eventOf('build', news));
    },
    askInspected: () => tell(eventOf('inspect', null)),
    tellTypes(news) {
      types = news;
      tell(eventOf('types', news));
    },
  };
}
