const style = [
  'position:fixed',
  'inset:auto 0 0 0',
  'z-index:9999',
  'max-height:50vh',
  'overflow:auto',
  'margin:0',
  'padding:16px',
  'font:13px/1.5 monospace',
  'direction:ltr',
  'color:#fff',
  'background:#7f1d1d',
].join(';');

/** A list of what is wrong with the page under development, at its foot. */
export interface Overlay {
  /** Takes the place of what was said under this title; nothing takes it away. */
  say(title: string, texts: readonly string[]): void;
}

export function createOverlay(document: Document): Overlay {
  const said = new Map<string, readonly string[]>();
  let box: HTMLElement | null = null;
  const close = () => {
    said.clear();
    draw();
  };
  const draw = () => {
    box?.remove();
    box = null;
    if (said.size === 0) return;
    box = document.createElement('section');
    box.setAttribute('role', 'alert');
    box.setAttribute('aria-label', 'Development');
    // The policy of the page has no place for style attributes; properties set by a script need none.
    box.style.cssText = style;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Close';
    button.addEventListener('click', close);
    box.append(button);
    for (const [title, texts] of said) {
      const heading = document.createElement('strong');
      heading.textContent = title;
      const text = document.createElement('pre');
      text.style.cssText = 'white-space:pre-wrap;margin:4px 0 12px';
      text.textContent = texts.join('\n\n');
      box.append(document.createElement('br'), heading, text);
    }
    document.body.append(box);
  };
  return {
    say(title, texts) {
      if (texts.length === 0 ? !said.delete(title) : said.get(title)?.join() === texts.join()) return;
      if (texts.length > 0) said.set(title, texts);
      draw();
    },
  };
}
