import type { ApiError, Misfit } from '@listings/shared-api/contract';
import type { QueryKey } from '@tanstack/react-query';
import { pseudoLocale } from '../messages/texts';
import { createLaterTexts } from '../messages/later-texts';
import { AgedAnswers, type AgedAnswersOptions } from './aged-answers';
import { showHostFailure } from './host-failure';
import { Misfits, type MisfitsOptions } from './misfits';

type Options = Omit<AgedAnswersOptions, 'locale' | 'text'> & MisfitsOptions;

/** Notices about answers that are not as they should be; fetched with the first such answer. */
export function answerNotices(options: Options) {
  const { language, notices } = options;
  const text = createLaterTexts(language);
  const agedAnswers = new AgedAnswers({ ...options, text, locale: language === pseudoLocale ? 'en' : language });
  const misfits = new Misfits(options);
  return {
    /** Given some time ago: marked as old in the cache. */
    aged: (queryKey: QueryKey, ageMs: number): void => agedAnswers.add(queryKey, ageMs),
    /** Given by something else than the store's API. */
    foreign: (error: ApiError): void => showHostFailure(error, { notices, text }),
    misfit: (error: ApiError, misfit: Misfit): void => misfits.tell(error, misfit),
  };
}
