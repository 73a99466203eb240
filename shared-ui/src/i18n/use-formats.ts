import { formatsOf, type Formats } from '@listings/shared-values';
import { useTexts } from './text-context';

/**
 * Lists, names, numbers and moments in the language of the texts.
 *
 * @example
 * const { list, country } = useFormats();
 * list(codes.map((code) => country(code))); // “le Canada et l’Allemagne”
 */
export const useFormats = (): Formats => formatsOf(useTexts().language);

/** Joins names as a sentence of the language does: “Canada and Germany”. */
export const useListText = (): Formats['list'] => useFormats().list;
