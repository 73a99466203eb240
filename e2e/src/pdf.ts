import { inflateSync } from 'node:zlib';

const streams = /<<(?:[^<>]|<<[^<>]*>>)*?\/Filter \/FlateDecode(?:[^<>]|<<[^<>]*>>)*?>>\s*stream\r?\n/g;

/** Drawn lines of text of each page of a PDF that Chromium printed, as far as they can be counted without reading its fonts. */
export function textsOnPages(pdf: Buffer): readonly number[] {
  const text = pdf.toString('latin1');
  const contents = [
    ...text.matchAll(/\/Type \/Page\b[^]*?\/Contents (\d+) 0 R|\/Contents (\d+) 0 R[^]*?\/Type \/Page\b/g),
  ];
  return contents.map(([, before, after]) => {
    const start = new RegExp(`(?:^|\\n)${before ?? after} 0 obj`).exec(text)?.index ?? -1;
    streams.lastIndex = start;
    const found = streams.exec(text);
    if (start < 0 || found === null) throw new Error('a page of the PDF has no contents that can be read');
    const from = found.index + found[0].length;
    const drawn = inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString('latin1');
    return drawn.match(/\bT[jJ]\b/g)?.length ?? 0;
  });
}
