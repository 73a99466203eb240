import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { createRoot } from 'react-dom/client';

const rows = Array.from({ length: 120 }, (_, index) => `Row ${index + 1}`);

/** A page of pinned packages and nothing of the product: what it takes is the unit of processor time. */
const Page = () => (
  <main>
    <Table>
      <TableBody>
        {rows.map((name) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell>
              <Switch aria-label={name} />
            </TableCell>
            <TableCell>
              <Button variant="outlined">Edit</Button>
            </TableCell>
            <TableCell>
              <Chip label="Active" />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </main>
);

createRoot(document.body).render(<Page />);
