import { formatsOf } from '@listings/shared-values';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import { NextIcon, PreviousIcon } from '../icons';
import { useTexts, useUiText } from '../i18n/text-context';
import { PagerSelect } from './pager-select';
import { pagesToPick } from './pages-to-pick';

/** Way to another page: one back, one on, or picked from the list. */
export type PageChange = 'previous' | 'next' | 'picked';

export interface TablePagerProps {
  /** Counted from 1. */
  readonly page: number;
  readonly perPage: number;
  /** Rows on all pages. */
  readonly total: number;
  readonly onPage: (page: number, how: PageChange) => void;
  /** Name of the paged content, for assistive technology: two pagers of a screen need different names. */
  readonly label?: string | undefined;
  /** Sizes to choose from; no choice when absent. */
  readonly perPageOptions?: readonly number[] | undefined;
  readonly onPerPage?: ((perPage: number) => void) | undefined;
}

const numberOf = (event: ChangeEvent<HTMLSelectElement>) => Number(event.target.value);

function PerPage({
  perPage,
  options,
  onPerPage,
}: {
  perPage: number;
  options: readonly number[];
  onPerPage: (size: number) => void;
}) {
  const t = useUiText();
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <label htmlFor={id}>{t('table.perPage')}</label>
      <PagerSelect id={id} value={perPage} onChange={(event) => onPerPage(numberOf(event))}>
        {options.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </PagerSelect>
    </Box>
  );
}

interface TurnProps {
  readonly label: string;
  /** There is no page that way. */
  readonly isEnd: boolean;
  readonly onTurn: () => void;
  readonly children: ReactNode;
}

/** One page back or on. At the end it is disabled, but not while it has the focus, which would be lost with the last page. */
function Turn({ label, isEnd, onTurn, children }: TurnProps) {
  const [isHeld, setHeld] = useState(false);
  return (
    <IconButton
      size="small"
      aria-label={label}
      disabled={isEnd && !isHeld}
      aria-disabled={isEnd}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onClick={() => isEnd || onTurn()}
      sx={{ '&[aria-disabled="true"]': { color: 'action.disabled' } }}
    >
      {children}
    </IconButton>
  );
}

/** Leads through the pages of a table: one back, one on, or straight to a page. */
export function TablePager({ page, perPage, total, onPage, label, perPageOptions, onPerPage }: TablePagerProps) {
  const t = useUiText();
  const { language } = useTexts();
  const id = useId();
  const n = (value: number) => formatsOf(language).number(value);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const from = total === 0 ? 0 : (page - 1) * perPage + 1;
  return (
    <Box
      component="nav"
      aria-label={label === undefined ? t('table.pages') : t('table.pagesOf', { label })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 3,
        rowGap: 1,
        px: { xs: 1.5, md: 3 },
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {perPageOptions && onPerPage && <PerPage perPage={perPage} options={perPageOptions} onPerPage={onPerPage} />}
      <span aria-live="polite">
        {t('table.range', { from: n(from), to: n(Math.min(page * perPage, total)), total: n(total) })}
      </span>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Turn label={t('table.previous')} isEnd={page <= 1} onTurn={() => onPage(page - 1, 'previous')}>
          <PreviousIcon />
        </Turn>
        <label htmlFor={id}>{t('table.page')}</label>
        <PagerSelect id={id} value={page} onChange={(event) => onPage(numberOf(event), 'picked')}>
          {pagesToPick(page, pages).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </PagerSelect>
        <span>{t('table.of', { pages: n(pages) })}</span>
        <Turn label={t('table.next')} isEnd={page >= pages} onTurn={() => onPage(page + 1, 'next')}>
          <NextIcon />
        </Turn>
      </Box>
    </Box>
  );
}
