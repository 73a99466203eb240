/** Error text of the countries of the free listings. Source: S8. */
export const audienceErrorTexts = { getAudience: 'There was an error loading target audience.' } as const;

/** Error texts of calls about programs, beside figures. Source: S8, O8. */
export const programErrorTexts = {
  ...audienceErrorTexts,
  busyElsewhere: 'Another tab is doing this right now. Wait until it is done there, then try again.',
  getCampaign: 'Error in loading your paid ads campaign. Please try again later.',
  createCampaign: 'Unable to create your paid ads campaign. Please try again later.',
  updateCampaign: 'Unable to update your paid ads campaign. Please try again later.',
  deleteCampaign: 'Unable to delete your paid ads campaign. Please try again later.',
} as const;
