import type { Drawing } from './drawing';
import { smcatOf } from './smcat';

/** Draws as SVG; state-machine-cat is loaded when the first drawing is asked for. */
export async function svgOf(
  drawing: Drawing,
  { isToned, direction }: { isToned: boolean; direction: 'top-down' | 'left-right' },
): Promise<string> {
  const { render } = await import('state-machine-cat');
  const svg = await render(smcatOf(drawing, isToned) as never, {
    inputType: 'json',
    outputType: 'svg',
    direction,
  });
  return svg.slice(svg.indexOf('<svg')).replaceAll(/<!--[^>]*-->\n/g, '');
}
