import type { ApiError, Misfit } from '@listings/shared-api/contract';
import type { QueryKey } from '@tanstack/react-query';
import { pseudoLocale } from '../messages/texts';
import { AgedAnswers, type AgedAnswersOptions } from './aged-answers';
import { Misfits, type MisfitsOptions } from './misfits';

type Options = Omit<AgedAnswersOptions, 'locale'> & MisfitsOptions;

/** What the page says of answers that are not what they should be; fetched when there first is one. */
export function answerNotices(options: Options) {
  const { language } = options;
  const agedAnswers = new AgedAnswers({ ...options, locale: language === pseudoLocale ? 'en' : language });
  const misfits = new Misfits(options);
  return {
    /** Given some time ago: marked as old in the cache. */
    aged: (queryKey: QueryKey, ageMs: number): void => agedAnswers.add(queryKey, ageMs),
    misfit: (error: ApiError, misfit: Misfit): void => misfits.tell(error, misfit),
  };
}
