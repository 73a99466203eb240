import { conversionNoticeMs, type Bootstrap } from '@listings/shared-api/contract';

/** Due notice about the conversion of the campaigns: before the upgrade, after it, or none. */
export type ConversionNotice = 'before' | 'after' | null;

/**
 * Notice by the conversion status: 'converted' gives that of the upgrade for 30 days and none afterwards; every other
 * status announces the upgrade [O4.08, O9.04]. `updated` is in seconds, `now` in milliseconds.
 */
export function conversionNoticeOf(state: Bootstrap['adsCampaignConvertStatus'], now: number): ConversionNotice {
  if (state === null) return null;
  if (state.status !== 'converted') return 'before';
  return now - state.updated * 1000 <= conversionNoticeMs ? 'after' : null;
}
