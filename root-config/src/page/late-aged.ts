import type { QueryKey } from '@tanstack/react-query';
import type { AgedAnswersOptions } from './aged-answers';

/** Marks an answer as old once it is in the cache; what does so is fetched when a store first fails to answer. */
export function createLateAged(options: AgedAnswersOptions): (queryKey: QueryKey, ageMs: number) => void {
  let loading: Promise<{ add(queryKey: QueryKey, ageMs: number): void }> | undefined;
  const load = () => import('./aged-answers').then(({ AgedAnswers }) => new AgedAnswers(options));
  return (queryKey, ageMs) => {
    loading ??= load();
    loading.then(
      (aged) => setTimeout(() => aged.add(queryKey, ageMs)),
      (error: unknown) => console.error('the page cannot say how old its figures are', error),
    );
  };
}
