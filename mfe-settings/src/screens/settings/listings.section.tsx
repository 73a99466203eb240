import { AppButtonLink, usePage, useServerRead } from '@listings/shared-app';
import type { AppLocation } from '@listings/shared-machines';
import { summaryNames } from '@listings/shared-sections';
import {
  AppCard,
  LocationIcon,
  ProductIcon,
  Section,
  Skeleton,
  useListText,
  useFormats,
  useText,
} from '@listings/shared-ui';
import type { ReactNode } from 'react';

/** The edit page of the free listings at one of its steps: the one place where these are changed. */
const editing = (step: '1' | '2'): AppLocation => ({
  path: '/google/dashboard',
  params: { subpath: '/free-listings/edit', pageStep: step },
});

/** How something is set; null while that is read, undefined where it could not be. */
type SetText = string | null | undefined;

function useAudienceText(): SetText {
  const t = useText('settings');
  const shared = useText('sections');
  const listed = useListText();
  const { countries: names } = usePage().bootstrap;
  const { row } = useFormats();
  const { data, isPending } = useServerRead('getAudience', undefined, { silent: true });
  if (data === undefined) return isPending ? null : undefined;
  if (data.location === 'all') return t('rest.listings.all');
  const chosen = (data.countries ?? []).map((code) => names[code] ?? code);
  const count = chosen.length - summaryNames;
  if (count > 0) return shared('countries.more', { names: row(chosen.slice(0, summaryNames)), count });
  return chosen.length === 0 ? t('rest.listings.none') : listed(chosen);
}

const rateOptions = ['automatic', 'flat', 'manual'] as const;
const timeOptions = ['flat', 'manual'] as const;

function useShippingText(): SetText {
  const t = useText('settings');
  const { data, isPending } = useServerRead('getSettings', undefined, { silent: true });
  if (data === undefined) return isPending ? null : undefined;
  const rate = rateOptions.find((option) => option === data.shipping_rate);
  const time = timeOptions.find((option) => option === data.shipping_time);
  const rates = rate === undefined ? null : t(`rest.listings.rates.${rate}`);
  const times = time === undefined ? null : t(`rest.listings.times.${time}`);
  if (rates === null || times === null) return rates ?? times ?? t('rest.listings.none');
  return t('rest.listings.joined', { rates, times });
}

function Entry(props: { icon: ReactNode; title: string; text: SetText; step: '1' | '2'; label: string }) {
  const t = useText('settings');
  return (
    <AppCard
      icon={props.icon}
      title={props.title}
      description={props.text === null ? <Skeleton width="60%" /> : props.text}
      busy={props.text === null}
      indicator={
        <AppButtonLink to={editing(props.step)} variant="outlined" size="small" aria-label={props.label}>
          {t('rest.listings.edit')}
        </AppButtonLink>
      }
    />
  );
}

/** Audience, shipping and tax as they are set, each with the way to where it is edited [O2.52]. */
export function ListingsSection() {
  const t = useText('settings');
  const audience = useAudienceText();
  const shipping = useShippingText();
  return (
    <Section title={t('rest.listings.title')} description={t('rest.listings.description')}>
      <Entry
        icon={<LocationIcon fontSize="inherit" />}
        title={t('rest.listings.audience')}
        text={audience}
        step="1"
        label={t('rest.listings.editAudience')}
      />
      <Entry
        icon={<ProductIcon fontSize="inherit" />}
        title={t('rest.listings.shipping')}
        text={shipping}
        step="2"
        label={t('rest.listings.editShipping')}
      />
    </Section>
  );
}
