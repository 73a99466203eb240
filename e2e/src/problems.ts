import type { BrowserContext, Page } from 'playwright-core';

/** Where documents tell of what a policy refused: the store server's address, and the one below wp-admin. */
const isReport = ({ pathname, searchParams }: URL) =>
  pathname === '/csp' || searchParams.get('action') === 'listings_and_ads_report';

/**
 * Everything a page must never do, collected while a test runs: console errors, uncaught exceptions and rejections,
 * reports of the content-security, Trusted Types and integrity policies, and answers of 500 and above.
 */
export class Problems {
  private readonly seen: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** What a test provokes on purpose is no problem; everything else stays one. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  watch(context: BrowserContext): void {
    context.on('page', (page) => this.watchPage(page));
    context.on('request', (request) => {
      if (isReport(new URL(request.url()))) this.seen.push(`policy report: ${request.postData() ?? ''}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 500)
        this.seen.push(`server error: ${response.status()} ${response.request().method()} ${response.url()}`);
    });
  }

  /** What was seen and not allowed, each kind once. */
  get unexpected(): readonly string[] {
    return [...new Set(this.seen)].filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
  }

  private watchPage(page: Page): void {
    page.on('console', (message) => {
      const at = message.location().url;
      if (message.type() === 'error') this.seen.push(`console: ${message.text()}${at === '' ? '' : ` (${at})`}`);
    });
    page.on('pageerror', (error) => this.seen.push(`uncaught: ${error.stack ?? error.message}`));
    page.on('crash', () => this.seen.push('the page crashed'));
  }
}
