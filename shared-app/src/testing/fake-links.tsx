import { isRoutePath } from '@listings/shared-machines';
import { useEffect, type ReactNode } from 'react';
import type { FakePage } from './fake-page';

/** Follows links to places inside the application as the shell does, so that a test can click them. */
export function FakeLinks({ fake, children }: { fake: FakePage; children: ReactNode }) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null) return;
      event.preventDefault();
      const { pathname, searchParams } = new URL(link.href);
      if (isRoutePath(pathname)) fake.page.navigation.to({ path: pathname, params: Object.fromEntries(searchParams) });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [fake]);
  return children;
}
