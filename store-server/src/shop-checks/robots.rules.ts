/** Characters that are read; what crawlers read of it (RFC 9309) is less. */
const MOST_TEXT = 512 * 1024;

interface Rule {
  readonly pattern: string;
  readonly isAllowed: boolean;
}

/** Lines of a group that name a field: `allow`, `disallow`, `user-agent`. */
const FIELD = /^\s*([a-z-]+)\s*:(.*)$/i;

/** Name of a crawler without its version. */
const agentOf = (value: string): string => value.split('/', 1)[0]?.trim().toLowerCase() ?? '';

/** The rules of a crawler's own groups; those of the groups for all where it has none. A group without rules allows everything. */
function rulesFor(crawler: string, text: string): readonly Rule[] {
  const rules = new Map<string, Rule[]>();
  const agents = new Set<string>();
  let isNaming = false;
  for (const [line] of text.slice(0, MOST_TEXT).matchAll(/[^\r\n]+/g)) {
    const [, name = '', rest = ''] = FIELD.exec(line.split('#', 1)[0] ?? '') ?? [];
    const [field, value] = [name.toLowerCase(), rest.trim()];
    if (field === '') continue;
    if (field === 'user-agent') {
      if (!isNaming) agents.clear();
      isNaming = true;
      // Of all others nothing is kept: a file may name as many as it likes.
      const agent = agentOf(value);
      if (agent !== crawler && agent !== '*') continue;
      agents.add(agent);
      if (!rules.has(agent)) rules.set(agent, []);
    } else if (field === 'allow' || field === 'disallow') {
      isNaming = false;
      if (value === '') continue;
      for (const agent of agents) rules.get(agent)?.push({ pattern: value, isAllowed: field === 'allow' });
    } else isNaming = false;
  }
  return rules.get(crawler) ?? rules.get('*') ?? [];
}

const inUpperCase = (text: string): string => text.replaceAll(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());

/** A pattern as addresses are written: what is not ASCII in percent signs. */
function asAddress(pattern: string): string {
  try {
    return encodeURI(inUpperCase(pattern)).replaceAll('%25', '%');
  } catch {
    return pattern;
  }
}

/**
 * True when a path begins as a pattern says, `*` for anything and `$` for the end. The first place of each part is as good as any
 * later one, so that nothing is tried twice: a pattern may be as odd as somebody made it.
 */
function isMatch(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [begin = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(begin)) return false;
  let at = begin.length;
  const end = isWhole ? parts.pop() : undefined;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  return end === undefined ? at === path.length : path.length - end.length >= at && path.endsWith(end);
}

/** What is longer than a path but for its wildcards does not match: it is not taken apart. */
const mayMatch = (pattern: string, path: string): boolean => pattern.replaceAll('*', '').length <= path.length + 1;

/**
 * True when a `robots.txt` keeps a crawler from an address of its own site: by the longest rule that matches, of two as long by
 * the one that allows (RFC 9309).
 */
export function isRefusedByRobots(text: string, url: string, crawler: string): boolean {
  const { pathname, search } = new URL(url);
  const path = inUpperCase(pathname + search);
  let best: Rule | null = null;
  for (const { pattern, isAllowed } of rulesFor(crawler.toLowerCase(), text)) {
    if (!mayMatch(pattern, path)) continue;
    const rule = { pattern: asAddress(pattern), isAllowed };
    if (!isMatch(rule.pattern, path)) continue;
    const longer = rule.pattern.length - (best?.pattern.length ?? -1);
    if (longer > 0 || (longer === 0 && isAllowed)) best = rule;
  }
  return best !== null && !best.isAllowed;
}
