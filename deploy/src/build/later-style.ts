const named = /(?:^|\/)later\.[\da-f]{10}\.css$/;

/** Name, up to its hash, of the file that all later style sheets of a build make. */
export const laterStyle = 'later';

/**
 * True for the name or address of the style sheet that nothing needs before an application shows. It is known by its name: a
 * server that knows none prints it into the page with the others.
 */
export const isLaterStyle = (file: string): boolean => named.test(file);
