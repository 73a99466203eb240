/** The call that makes a change of a kind of objects: who may make it may take it back. */
export const undoneCall = (kind: string) =>
  kind === 'campaign' ? 'updateCampaign' : kind === 'products' ? 'updateProductVisibility' : 'saveSettings';
