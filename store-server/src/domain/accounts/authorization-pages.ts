import type { HandlerContext } from '../../calls/handler';

type PageContext = Pick<HandlerContext, 'origin' | 'clock' | 'config'>;

/** Pages on which the browser grants access or sets up billing; null where there is no such page. */
export interface AuthorizationPages {
  hosting(context: PageContext, next: 'setup-mc' | 'reconnect'): string | null;
  provider(
    context: PageContext,
    next: 'setup-mc' | 'setup-ads' | 'reconnect',
    loginHint: string | undefined,
  ): string | null;
  billing(context: PageContext, accountId: number): string | null;
}
