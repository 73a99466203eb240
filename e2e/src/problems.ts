import type { BrowserContext, Page } from 'playwright-core';
import { onPrintedAnswers } from './printed-answers';

/** True for the endpoints of policy reports: that of the store server, and that below wp-admin. */
const isReport = ({ pathname, searchParams }: URL) =>
  pathname === '/csp' || searchParams.get('action') === 'listings_and_ads_report';

/**
 * Everything a page must never do, collected while a test runs: console errors, uncaught exceptions and rejections,
 * reports of the content-security, Trusted Types and integrity policies, and answers of 500 and above.
 */
export class Problems {
  private readonly seen: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** Allows problems that a test provokes on purpose; all others are still reported. */
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

  /** Problems seen and not allowed, each kind once. */
  get unexpected(): readonly string[] {
    return [...new Set(this.seen)].filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
  }

  private watchPage(page: Page): void {
    page.on('console', (message) => {
      const at = message.location().url;
      if (message.type() === 'error') this.seen.push(`console: ${message.text()}${at === '' ? '' : ` (${at})`}`);
    });
    onPrintedAnswers(page, ({ url, status }) => {
      if (status !== null && status >= 500) this.seen.push(`server error: ${status} GET ${url} in the document`);
    });
    page.on('pageerror', (error) => this.seen.push(`uncaught: ${error.stack ?? error.message}`));
    page.on('crash', () => this.seen.push('the page crashed'));
  }
}
