import { csvText } from '@listings/shared-machines';

/** Spreadsheets take a file without this mark for one of the system's old character set. */
const byteOrderMark = '\ufeff';

/** Saves rows as a file for spreadsheets, with formulas made harmless [S-11]. */
export function saveCsv(rows: Parameters<typeof csvText>[0], name: string): void {
  const url = URL.createObjectURL(new Blob([byteOrderMark, csvText(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
