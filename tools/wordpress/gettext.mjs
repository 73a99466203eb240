/** Gettext's two forms of a catalogue, as far as texts without plurals and contexts need them: PO for people, MO for programs. */

const unquote = (quoted) => JSON.parse(quoted);

/** Entries of a PO file: message, translation and the files that show it (`#:`). The first may be the header, with an empty message. */
export function readPo(text) {
  const entries = [];
  let entry = null;
  let files = [];
  let at = 'text';
  for (const line of text.split('\n')) {
    const [, keyword, quoted] = /^(?:(msgid|msgstr)\s+)?(".*")$/.exec(line) ?? [];
    if (line.startsWith('#: ')) files.push(...line.slice(3).split(' '));
    else if (quoted === undefined) {
      if (line !== '' && !line.startsWith('#')) throw new Error(`This line of a catalogue is not understood: ${line}`);
    } else if (keyword === 'msgid') {
      entry = { id: unquote(quoted), text: '', files };
      entries.push(entry);
      files = [];
      at = 'id';
    } else {
      if (keyword === 'msgstr') at = 'text';
      entry[at] += unquote(quoted);
    }
  }
  return entries;
}

/** A value on one line; the header's fields each on a line of their own. */
const quoted = (value) =>
  value.includes('\n')
    ? ['""', ...value.match(/[^\n]*\n|[^\n]+$/g).map((line) => JSON.stringify(line))].join('\n')
    : JSON.stringify(value);

/** The PO file with these entries, below a comment. */
export const writePo = (comment, entries) =>
  [
    `# ${comment}`,
    entries
      .map(({ id, text, files }) =>
        [
          ...(files.length === 0 ? [] : [`#: ${files.join(' ')}`]),
          `msgid ${quoted(id)}`,
          `msgstr ${quoted(text)}`,
          '',
        ].join('\n'),
      )
      .join('\n'),
  ].join('\n');

const magic = 0x950412de;
const headerBytes = 28;

/**
 * The MO file of these entries: a header, two tables of lengths and offsets, and the texts, in the order of the messages'
 * bytes. What is not translated is left out. Source: gettext's manual, "The Format of GNU MO Files".
 */
export function moOf(entries) {
  const translated = entries
    .filter(({ text }) => text !== '')
    .map(({ id, text }) => [Buffer.from(id), Buffer.from(text)])
    .sort(([a], [b]) => Buffer.compare(a, b));
  const count = translated.length;
  const head = Buffer.alloc(headerBytes + count * 16);
  [magic, 0, count, headerBytes, headerBytes + count * 8, 0, head.length].forEach((value, index) =>
    head.writeUInt32LE(value, index * 4),
  );
  let offset = head.length;
  const texts = [];
  for (const column of [0, 1])
    translated.forEach((pair, row) => {
      const place = headerBytes + (column * count + row) * 8;
      head.writeUInt32LE(pair[column].length, place);
      head.writeUInt32LE(offset, place + 4);
      texts.push(pair[column], Buffer.alloc(1));
      offset += pair[column].length + 1;
    });
  return Buffer.concat([head, ...texts]);
}
