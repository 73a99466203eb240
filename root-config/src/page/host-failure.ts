import type { ApiError } from '@listings/shared-api/contract';
import type { LaterText } from '../messages/later-texts';
import type { NoticeList } from '../notices/notice-list';

export interface HostFailureOptions {
  readonly notices: Pick<NoticeList, 'show'>;
  readonly text: LaterText;
}

/** Error output of PHP, with and without markup. */
const printed =
  /(?:<b>)?((?:Fatal|Parse|Recoverable fatal) error|Warning|Notice|Deprecated)(?:<\/b>)?:\s+([^]+?) in (?:<b>)?(\S+?)(?:<\/b>)? on line (?:<b>)?(\d+)/;

const plain = (words: string) =>
  words
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The plugin or theme a file belongs to is what an admin can switch off: what stands before it is of no use. */
const fileOf = (path: string) => path.replace(/^.*?\/wp-content\//, '');

/** Cause of a broken answer, as the answer gives it; null where it does not. */
export function hostFailureCause({ foreign, code, serverMessage }: ApiError): string | null {
  const [, kind, message, file, line] = printed.exec(foreign ?? '') ?? [];
  if (kind !== undefined && message !== undefined && file !== undefined)
    return `${kind}: ${plain(message)} (${fileOf(file)}, ${line})`;
  return code === 'internal_server_error' && serverMessage !== null ? plain(serverMessage) : null;
}

/** Shows a notice of the failure and its cause, beside the screen's own message about its call. */
export function showHostFailure(error: ApiError, { notices, text }: HostFailureOptions): void {
  const cause = hostFailureCause(error) ?? text('hostFailure.unknown');
  const call = `${error.method} ${error.path}`;
  notices.show({ id: 'host-failure', kind: 'error', text: text('hostFailure.text', { call, cause }) });
}
