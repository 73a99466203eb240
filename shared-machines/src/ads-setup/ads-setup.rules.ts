/** The steps, in order [S2.32]. */
export const adsSteps = ['accounts', 'campaign', 'billing'] as const;
export type AdsStep = (typeof adsSteps)[number];

/** State of the one campaign of the ads setup: its form, and its launch. */
export interface AdsCampaign {
  /** Being read, unreadable, to be corrected, or ready to be launched [S5.16]. */
  readonly form: 'loading' | 'failed' | 'invalid' | 'valid';
  /** Something was entered that is kept nowhere but on this page. */
  readonly isChanged: boolean;
  /**
   * `unsure`: the campaign may exist. `created`: only the completion of the setup is left. Null as long as that is not
   * known, since launches are remembered by ads account.
   */
  readonly launch: 'free' | 'unsure' | 'created' | 'launched' | null;
  readonly isLaunching: boolean;
}

/** Nothing is known of the campaign yet. */
export const unknownCampaign: AdsCampaign = { form: 'loading', isChanged: false, launch: null, isLaunching: false };

/** Billing may be opened: the campaign is right, or is being launched, or was or may have been created [S4.23, decisions 5]. */
export const canBeBilled = ({ form, launch, isLaunching }: AdsCampaign): boolean =>
  launch !== null && (launch !== 'free' || isLaunching || form === 'valid');

/** Leaving loses something. A campaign that is being launched is not lost [S4.21]. */
export const isUnsaved = ({ isChanged, isLaunching }: AdsCampaign): boolean => isChanged && !isLaunching;
