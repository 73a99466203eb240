import { brand } from '@listings/shared-machines/brand';
import { laterTexts } from './later.texts';
import { textsOf } from './texts';

export type LaterText = ReturnType<typeof createLaterTexts>;

/** The texts of what comes after the first screen, or in its place. */
export const createLaterTexts = (language: string) => textsOf(laterTexts, language, brand);
