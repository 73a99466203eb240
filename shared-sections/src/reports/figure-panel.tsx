import { countedFor, figureOf, isRatio, type Figure } from '@listings/shared-machines';
import { useOffered, usePage, useServerRead } from '@listings/shared-app';
import { Box, MoreTexts, StatFigure, Typography, useText } from '@listings/shared-ui';
import { Drawer } from '@listings/shared-ui/overlays';
import { useId, type ReactNode } from 'react';
import { explainedTexts } from '../messages/explained.texts';
import type { FigureSource, ShownFigure } from './figure-source.types';
import { OrdersBeside } from './orders-beside';
import { useFigureTexts } from './use-figure-texts';

export interface FigurePanelProps extends ShownFigure {
  readonly title: string;
  readonly onClose: () => void;
}

/** Figures that say something of purchases, which orders can stand beside. */
const ofPurchases = ['sales', 'conversions', 'roas', 'conversionRate'] as const satisfies readonly Figure[];
type PurchaseFigure = (typeof ofPurchases)[number];
const isOfPurchases = (figure: Figure): figure is PurchaseFigure => ofPurchases.some((one) => one === figure);

/** What the figure is made of: where both sources were asked, the free listings may have no such figure. */
const sourceOf = ({ value, source: { sources } }: ShownFigure) =>
  sources.length < 2 ? (sources[0] ?? 'free') : value.missingFreeListingsData === 0 ? 'both' : 'paid';

/** The two figures that a ratio is made of, and what comes out of them. */
function useFormula({ figure, source: { campaigns } }: FigurePanelProps): string | null {
  const t = useText('sections');
  const texts = useFigureTexts();
  const [over, under] = countedFor(figure);
  const result = campaigns && figureOf(figure, campaigns);
  if (!isRatio(figure) || under === undefined || campaigns === undefined || typeof result !== 'number') return null;
  return t('reports.explained.formula', {
    dividend: texts.figure(over, campaigns[over] ?? 0),
    divisor: texts.figure(under, campaigns[under] ?? 0),
    result: texts.figure(figure, result),
  });
}

function Entry({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ fontWeight: 600 }}>
        {term}
      </Box>
      <Box component="dd" sx={{ m: 0, mb: 1.5 }}>
        {children}
      </Box>
    </>
  );
}

/** Meaning, source, days, attribution window and delay. */
function Terms(props: FigurePanelProps) {
  const t = useText('sections');
  const { timeZone } = usePage().bootstrap;
  const { figure, source } = props;
  const formula = useFormula(props);
  const from = sourceOf(props);
  const kind = isOfPurchases(figure) ? 'purchase' : from;
  return (
    <Box component="dl" sx={{ mt: 2, mb: 0 }}>
      <Entry term={t('reports.explained.meaning')}>{t(`reports.explained.means.${figure}`)}</Entry>
      {formula !== null && <Entry term={t('reports.explained.made')}>{formula}</Entry>}
      <Entry term={t('reports.explained.source')}>{t(`reports.explained.from.${from}`)}</Entry>
      <Entry term={t('reports.explained.days')}>
        {t('reports.explained.zone', { range: source.days.range, zone: timeZone })}
      </Entry>
      <Entry term={t('reports.explained.window')}>
        {t(`reports.explained.windows.${kind === 'purchase' ? kind : 'none'}`)}
      </Entry>
      <Entry term={t('reports.explained.delay')}>{t(`reports.explained.delays.${kind}`)}</Entry>
    </Box>
  );
}

const reasons = ['ways', 'clickDay', 'later', 'consent'] as const;

/** Why purchases that were counted are not the orders of the store. */
function Reasons({ isPart }: Pick<FigureSource, 'isPart'>) {
  const t = useText('sections');
  const { code: store } = usePage().bootstrap.currency;
  const ads = useServerRead('getAdsConnection').data?.currency ?? store;
  return (
    <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
      {reasons.map((reason) => (
        <li key={reason}>{t(`reports.explained.reasons.${reason}`)}</li>
      ))}
      {isPart && <li>{t('reports.explained.reasons.part')}</li>}
      {ads !== store && <li>{t('reports.explained.reasons.currency', { ads, store })}</li>}
    </Box>
  );
}

/** What the orders of the store have to do with the figure. */
function Why({ figure, source }: FigurePanelProps) {
  const t = useText('sections');
  const isOffered = useOffered();
  const titleId = useId();
  const isBeside = isOfPurchases(figure) && isOffered('getStoreOrders') && source.campaigns !== undefined;
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" sx={{ mt: 1 }}>
        {t('reports.explained.why')}
      </Typography>
      {isBeside && <OrdersBeside days={source.days} campaigns={source.campaigns} />}
      {isOfPurchases(figure) ? <Reasons isPart={source.isPart} /> : <p>{t(`reports.explained.other.${figure}`)}</p>}
    </section>
  );
}

function Panel(props: FigurePanelProps) {
  const { figure, value, source, title, onClose } = props;
  const texts = useFigureTexts();
  return (
    <Drawer open isSheet title={title} onClose={onClose}>
      <StatFigure
        label={source.days.range}
        value={typeof value.value === 'number' ? texts.figure(figure, value.value) : '\u2014'}
        unavailable={value.value === undefined}
      />
      <Terms {...props} />
      <Why {...props} />
    </Drawer>
  );
}

const catalogs = { sections: { reports: { explained: explainedTexts } } };

/** What a figure counts, where it comes from, how late, and why the orders of the store are others. */
export const FigurePanel = (props: FigurePanelProps) => (
  <MoreTexts catalogs={catalogs}>
    <Panel {...props} />
  </MoreTexts>
);
