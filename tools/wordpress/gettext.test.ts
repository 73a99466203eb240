import { moOf, readPo, writePo } from './gettext.mjs';

const entries = [
  { id: '', text: 'Language: de\nX-Domain: x\n', files: [] },
  { id: 'Open “it”', text: 'Öffne „es“ \\ "so"', files: ['a.php', 'b.php'] },
  { id: 'New', text: '', files: ['a.php'] },
];

it('reads a catalogue as it was written', () => {
  expect(readPo(writePo('Texts.', entries))).toEqual(entries);
});

it('reads a text over several lines', () => {
  expect(readPo('msgid ""\n"One "\n"two"\nmsgstr "Eins "\n"zwei"\n')).toEqual([
    { id: 'One two', text: 'Eins zwei', files: [] },
  ]);
});

it('refuses what it does not understand: plurals and contexts', () => {
  expect(() => readPo('msgctxt "menu"\nmsgid "Open"\n')).toThrow('msgctxt');
});

/** Each text of a column (0: messages, 1: translations) by the table of lengths and offsets. */
function column(mo: Buffer, index: number): readonly string[] {
  const table = mo.readUInt32LE(12 + index * 4);
  return Array.from({ length: mo.readUInt32LE(8) }, (_, row) => {
    const [length, offset] = [mo.readUInt32LE(table + row * 8), mo.readUInt32LE(table + row * 8 + 4)];
    expect(mo[offset + length]).toBe(0);
    return mo.toString('utf8', offset, offset + length);
  });
}

it('writes the form for programs: messages in the order of their bytes, without those that are not translated', () => {
  const mo = moOf([...entries, { id: 'Close', text: 'Schließen', files: [] }]);
  expect(mo.readUInt32LE(0)).toBe(0x950412de);
  expect(column(mo, 0)).toEqual(['', 'Close', 'Open “it”']);
  expect(column(mo, 1)).toEqual(['Language: de\nX-Domain: x\n', 'Schließen', 'Öffne „es“ \\ "so"']);
});
