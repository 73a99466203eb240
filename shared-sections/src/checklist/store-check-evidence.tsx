import type { StoreCheck, StoreCheckVerdict, StoreEvidence } from '@listings/shared-api/contract';
import { OutsideLink } from '@listings/shared-app';
import type { ChecklistItem } from '@listings/shared-machines';
import { Box, StatusPill, useListText, useText, type StatusTone } from '@listings/shared-ui';
import { storeChecksTexts } from '../messages/store-checks.texts';
import type { StoreChecksView } from './use-store-checks';

const tones: Readonly<Record<StoreCheckVerdict, StatusTone>> = {
  found: 'success',
  not_found: 'warning',
  unknown: 'neutral',
};

type KnownCode = keyof typeof storeChecksTexts.evidence;

const isKnown = (code: string): code is KnownCode => Object.hasOwn(storeChecksTexts.evidence, code);

/** Address as people read it: without protocol where it is https, and without the slash at its end. */
const shown = (url: string): string => url.replace(/^https:\/\/|\/$/g, '');

/** One thing that was seen, with every address at which it was. */
interface Sight {
  readonly code: KnownCode;
  readonly values: readonly string[];
  readonly urls: readonly string[];
}

/** Evidence without what it has no words for; the same of several pages is one line. */
function sightsOf(evidence: readonly StoreEvidence[]): readonly (readonly [key: string, sight: Sight])[] {
  const sights = new Map<string, Sight>();
  for (const { code, values, url } of evidence) {
    if (!isKnown(code)) continue;
    const key = [code, ...values].join(' ');
    const urls = sights.get(key)?.urls ?? [];
    sights.set(key, { code, values, urls: url === null ? urls : [...urls, url] });
  }
  return [...sights];
}

function SightLine({ sight: { code, values, urls } }: { sight: Sight }) {
  const t = useText('sections');
  const listed = useListText();
  const text = t(`storeChecks.evidence.${code}`);
  return (
    <li>
      <bdi>{values[0] ? t('storeChecks.withValues', { text, values: listed(values) }) : text}</bdi>
      {urls.map((url) => (
        <Box key={url} component="span" sx={{ '&::before': { content: '" ·"' } }}>
          {' '}
          <OutsideLink url={url} purpose="store">
            {/* No plain text: an address without spaces breaks where the line ends. */}
            <bdi>{shown(url)}</bdi>
          </OutsideLink>
        </Box>
      ))}
    </li>
  );
}

/** Room for a verdict and two lines of evidence, which most checks have: nothing moves when they come. */
const ROOM = { minHeight: { xs: 72, sm: 44 } } as const;

function Verdict({ check, item }: { check: StoreCheck | undefined; item: ChecklistItem }) {
  const t = useText('sections');
  if (check === undefined) return <StatusPill tone="neutral">{t('storeChecks.verdicts.checking')}</StatusPill>;
  return (
    <>
      <Box sx={{ flex: 'none', minWidth: { sm: 120 } }}>
        <StatusPill tone={tones[check.verdict]}>{t(`storeChecks.verdicts.${check.verdict}`)}</StatusPill>
      </Box>
      <Box
        component="ul"
        aria-label={t('storeChecks.seen', { item: t(`checklist.items.${item}.label`) })}
        sx={{ m: 0, p: 0, minWidth: 0, listStyle: 'none', overflowWrap: 'anywhere' }}
      >
        {sightsOf(check.evidence).map(([key, sight]) => (
          <SightLine key={key} sight={sight} />
        ))}
      </Box>
    </>
  );
}

/** What was seen of one requirement: found, not found, or not to be told, with the addresses that say so. */
export function StoreCheckEvidence({ item, view }: { item: ChecklistItem; view: StoreChecksView }) {
  if (view.phase === 'absent' || view.phase === 'failed') return null;
  const check = view.phase === 'ready' ? view.checks.find(({ id }) => id === item) : undefined;
  return (
    <Box
      sx={{
        ...ROOM,
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 0.5, sm: 1.5 },
        pl: 4,
        mt: 1,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <Verdict check={check} item={item} />
    </Box>
  );
}
