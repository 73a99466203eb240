import type { PrintedAnswer, PrintedAnswers } from '@listings/shared-api';

/** Answers to the first screen's reads (`#reads`), which the document brings one by one (`#answer-0`, …) while the page starts. */
export function createPrintedAnswers(document: Document): PrintedAnswers {
  // A host that brings none has no list.
  const urls = JSON.parse(document.getElementById('reads')?.textContent ?? '[]') as (string | null)[];

  /** The block of an answer; null until all of it is there, undefined where the document ended without it. */
  const blockAt = (index: number) => {
    const block = document.getElementById(`answer-${index}`);
    // A block without anything behind it may be half of one.
    return document.readyState === 'loading' && !block?.nextSibling ? null : (block ?? undefined);
  };

  const read = ({ textContent }: Element) => JSON.parse(textContent) as PrintedAnswer;

  /** The block's answer, as `store-server/src/page/first-answers.ts` writes it; null when the document ends without it. */
  const answerAt = (index: number) =>
    new Promise<PrintedAnswer | null>((resolve) => {
      const look = (): void => {
        const block = blockAt(index);
        if (block === null) return;
        observer.disconnect();
        resolve(block ? read(block) : null);
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { childList: true });
      document.addEventListener('readystatechange', look, { once: true });
      look();
    });

  return {
    look(url) {
      const block = blockAt(urls.indexOf(url));
      return block ? read(block) : null;
    },
    take(url) {
      const index = urls.indexOf(url);
      if (index < 0) return null;
      urls[index] = null;
      return answerAt(index);
    },
    drop: () => urls.splice(0),
  };
}
