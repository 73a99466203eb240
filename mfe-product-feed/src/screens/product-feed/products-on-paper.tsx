import { Box } from '@listings/shared-ui';
import { useEffect } from 'react';
import type { FileTable } from './product-file';

export interface ProductsOnPaperProps {
  readonly table: FileTable;
  readonly caption: string;
  readonly onEnd: () => void;
}

/** All products as a table that is on paper alone; opens the browser's print dialog, and ends with it. */
export function ProductsOnPaper({ table: [head = [], ...rows], caption, onEnd }: ProductsOnPaperProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onEnd);
    window.print();
    return () => window.removeEventListener('afterprint', onEnd);
  }, [onEnd]);
  return (
    <Box data-paper sx={{ display: 'none', displayPrint: 'block', width: '100%' }}>
      <table className="ui-table" data-many>
        <caption hidden>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
