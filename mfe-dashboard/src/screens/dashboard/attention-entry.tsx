import type { AttentionItem } from '@listings/shared-machines';
import { AppLink, OutsideLink, usePage } from '@listings/shared-app';
import { useFigureTexts } from '@listings/shared-sections';
import {
  Box,
  ErrorIcon,
  focusCause,
  InfoIcon,
  Link,
  useFormats,
  useText,
  VisuallyHidden,
  WarningIcon,
  type TextValues,
} from '@listings/shared-ui';
import type { ReactNode } from 'react';
import { programsId } from '../places';

const icons = { error: ErrorIcon, warning: WarningIcon, info: InfoIcon } as const;

/** Countries said by their names; of more, how many others. */
const mostNamed = 2;

function useValues({ count, amount, name = '', countries = [], days = 0 }: AttentionItem): TextValues {
  const t = useText('dashboard');
  const { countries: names } = usePage().bootstrap;
  const texts = useFigureTexts();
  const { list, row } = useFormats();
  const named = countries.map((code) => names[code] ?? code);
  const [first, others] = [named.slice(0, mostNamed), named.slice(mostNamed)];
  return {
    ...(count === undefined ? {} : { count }),
    amount: amount === undefined ? '' : texts.amount(amount),
    countries:
      others.length === 0 ? list(first) : t('attention.countries', { names: row(first), count: others.length }),
    name,
    days,
  };
}

/** Texts of an item: its title, its consequence, and its action. */
function useSaid(item: AttentionItem): readonly [string, string, string] {
  const t = useText('dashboard');
  const values = useValues(item);
  const { cause, name } = item;
  const isOne = name !== undefined;
  if (isOne && (cause === 'campaignsPaused' || cause === 'spentWithoutSales' || cause === 'budgetSpent')) {
    const key = `attention.one.${cause}` as const;
    return [t(`${key}.title`, values), t(`${key}.text`, values), t(`${key}.action`, values)];
  }
  const key = `attention.causes.${cause}` as const;
  return [t(`${key}.title`, values), t(`${key}.text`, values), t(`${key}.action`, values)];
}

function Cure({ cure, children }: { cure: AttentionItem['cure']; children: ReactNode }) {
  if (cure.kind === 'place') return <AppLink to={cure.to}>{children}</AppLink>;
  if (cure.kind === 'billing')
    return (
      <OutsideLink url={cure.url} purpose="billing">
        {children}
      </OutsideLink>
    );
  return (
    <Link component="button" type="button" variant="body2" onClick={() => focusCause(programsId)}>
      {children}
    </Link>
  );
}

/** One thing that needs attention. */
export function AttentionEntry({ item }: { item: AttentionItem }) {
  const t = useText('dashboard');
  const [title, text, action] = useSaid(item);
  const Icon = icons[item.severity];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        minWidth: 0,
        borderInlineStart: '3px solid',
        borderColor: `${item.severity}.main`,
        typography: 'body2',
        paddingInlineStart: 1.25,
      }}
    >
      <Icon color={item.severity} fontSize="small" sx={{ mt: '1px' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>
          <VisuallyHidden>{t(`attention.severities.${item.severity}`)} </VisuallyHidden>
          {title}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{text}</Box>
        <Box sx={{ '& > *': { display: 'inline-block', minHeight: 24 } }}>
          <Cure cure={item.cure}>{action}</Cure>
        </Box>
      </Box>
    </Box>
  );
}
