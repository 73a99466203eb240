/** Figures that two others make; beside the metrics of the reports. */
export const ratioTexts = { roas: 'ROAS', costPerClick: 'Cost per click' } as const;
