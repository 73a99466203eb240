import type { Page } from 'playwright-core';

/** A first read whose answer the document brings: no request of the page's own. */
interface PrintedAnswer {
  /** Path and query. */
  readonly url: string;
  /** Null for one that did not come. */
  readonly status: number | null;
}

/** The first reads of the page's document, which has to have ended. */
const printedAnswers = (page: Page): Promise<readonly PrintedAnswer[]> =>
  page.evaluate(() => {
    const urls = JSON.parse(document.getElementById('reads')?.textContent ?? '[]') as string[];
    return urls.map((url, index) => {
      const { status } = JSON.parse(document.getElementById(`answer-${index}`)?.textContent ?? '{"status":null}') as {
        status: number | null;
      };
      return { url, status };
    });
  });

/** Tells of the answers that each document of the page brings, once it has ended. */
export function onPrintedAnswers(page: Page, tell: (answer: PrintedAnswer) => void): void {
  page.on('domcontentloaded', () => {
    printedAnswers(page).then(
      (answers) => {
        for (const answer of answers) tell(answer);
      },
      // The page has gone on, and its next document tells.
      () => undefined,
    );
  });
}
