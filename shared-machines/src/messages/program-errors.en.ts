/** What is told when a call about programs fails: all that the dashboard itself can say, beside figures. Source: S8, O8. */
export const programErrorTexts = {
  getAudience: 'There was an error loading target audience.',
  busyElsewhere: 'Another tab is doing this right now. Wait until it is done there, then try again.',
  getCampaign: 'Error in loading your paid ads campaign. Please try again later.',
  createCampaign: 'Unable to create your paid ads campaign. Please try again later.',
  updateCampaign: 'Unable to update your paid ads campaign. Please try again later.',
  deleteCampaign: 'Unable to delete your paid ads campaign. Please try again later.',
} as const;
