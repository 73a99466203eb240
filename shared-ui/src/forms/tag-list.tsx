import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { memo, useState } from 'react';
import { CloseIcon } from '../icons';
import { useUiText } from '../i18n/text-context';

const Tag = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  borderRadius: 6,
  paddingInlineStart: 8,
  fontSize: '0.875rem',
  // Chosen values stay readable while they cannot be changed.
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.action.selected,
}));

const RemoveButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  padding: 0,
  border: 0,
  borderRadius: 6,
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
});

export interface TagListProps {
  readonly tags: readonly { readonly code: string; readonly label: string }[];
  /** Shown at most before “+ N more”. */
  readonly limit: number;
  readonly disabled: boolean;
  readonly onRemove: (code: string) => void;
}

/** Chosen values, as removable tags. */
export const TagList = memo(function TagList({ tags, limit, disabled, onRemove }: TagListProps) {
  const t = useUiText();
  const [all, setAll] = useState(false);
  const shown = all ? tags : tags.slice(0, limit);
  return (
    <>
      {shown.map((tag) => (
        <Tag key={tag.code} data-tag>
          {tag.label}
          <RemoveButton
            type="button"
            disabled={disabled}
            aria-label={t('remove', { label: tag.label })}
            onClick={() => onRemove(tag.code)}
          >
            <CloseIcon sx={{ fontSize: 16 }} />
          </RemoveButton>
        </Tag>
      ))}
      {tags.length > limit && (
        <Link component="button" type="button" variant="body2" onClick={() => setAll(!all)} sx={{ minHeight: 24 }}>
          {all ? t('showLess') : t('more', { count: tags.length - limit })}
        </Link>
      )}
    </>
  );
});
