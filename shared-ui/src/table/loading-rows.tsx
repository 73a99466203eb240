import Skeleton from '@mui/material/Skeleton';
import { useUiText } from '../i18n/text-context';
import { VisuallyHidden } from '../layout/visually-hidden';

/** Placeholders in the room of rows that are on their way. */
export function LoadingRows({ rows, columns }: { rows: number; columns: number }) {
  const t = useUiText();
  return Array.from({ length: rows }, (_row, row) => (
    <tr key={row}>
      {Array.from({ length: columns }, (_column, column) => (
        <td key={column}>
          {row === 0 && column === 0 && <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>}
          <Skeleton />
        </td>
      ))}
    </tr>
  ));
}
