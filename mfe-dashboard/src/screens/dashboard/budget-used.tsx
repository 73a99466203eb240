import { isSelfContained } from '@listings/shared-machines';
import { useFigureTexts } from '@listings/shared-sections';
import { Box, MoreTexts, useText } from '@listings/shared-ui';
import type { Campaign } from '@listings/shared-api/contract';
import type { DashboardView } from '../../hooks/use-dashboard';
import { useToday } from '../../hooks/use-store-facts';
import { budgetTexts } from '../../messages/budget.texts';

export interface BudgetUsedProps {
  readonly campaign: Campaign;
  readonly view: DashboardView;
}

function Used({ campaign, view }: BudgetUsedProps) {
  const t = useText('dashboard');
  const texts = useFigureTexts();
  const { data } = useToday(view);
  // Without data of today from the provider the spend is unknown.
  if (data === undefined || !isSelfContained(data) || data.campaigns.length === 0) return null;
  const spent = data.campaigns.find(({ id }) => id === campaign.id)?.subtotals['spend'] ?? 0;
  const part = campaign.amount > 0 ? Math.min(1, spent / campaign.amount) : 0;
  return (
    <>
      <Box
        component="svg"
        aria-hidden
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        sx={{ width: 96, height: 4, borderRadius: 2, display: 'inline-block', backgroundColor: 'divider' }}
      >
        <path
          d={`M0,0H${part * 100}V4H0Z`}
          fill={part === 1 ? 'var(--ui-palette-warning-main)' : 'var(--ui-palette-primary-main)'}
        />
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {t('budget.used', { amount: texts.amount(spent) })}
      </Box>
    </>
  );
}

const catalogs = { dashboard: { budget: budgetTexts } };

/** Part of its daily budget that a campaign has spent today. */
export function BudgetUsed(props: BudgetUsedProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Used {...props} />
    </MoreTexts>
  );
}
