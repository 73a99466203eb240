import type { ApiError, Bootstrap, Misfit } from '@listings/shared-api/contract';
import { failureNotice } from '@listings/shared-machines';
import { brand } from '@listings/shared-machines/brand';
import { misfitTexts } from '../messages/misfit.texts';
import { textsOf } from '../messages/texts';
import type { NoticeDetails } from '../notices/notice-details';
import type { NoticeList } from '../notices/notice-list';
import { misfitText } from './misfit.rules';
import { newSupportId } from './support-id';

export interface MisfitsOptions {
  readonly notices: NoticeList;
  /** BCP 47 tag of the texts. */
  readonly language: string;
  readonly bootstrap: Pick<Bootstrap, 'pluginVersion'>;
  /** Replacement in tests; random when absent. */
  readonly newReference?: () => string;
}

/**
 * Answers that do not fit the contract, told as what they are: in the notice of the failed call where the screen shows one,
 * else in one of their own. One reference for each call and field, in the console too.
 */
export class Misfits {
  private readonly text: ReturnType<typeof textsOf<typeof misfitTexts>>;
  /** Call and field → its reference. */
  private readonly told = new Map<string, string>();

  constructor(private readonly options: MisfitsOptions) {
    this.text = textsOf(misfitTexts, options.language, brand);
  }

  /** Call after the screen got the failure. */
  tell(error: ApiError, misfit: Misfit): void {
    const { notices, newReference = newSupportId } = this.options;
    const name = `${error.endpoint} ${error.field}`;
    const before = this.told.get(name);
    const reference = before ?? newReference();
    this.told.set(name, reference);
    if (before === undefined) console.error(`${error.message} (reference ${reference})`, misfitText(misfit));
    const id = failureNotice(error.endpoint);
    const shown = notices.get().find((notice) => notice.id === id);
    // A dismissed notice is not shown again for a read that repeats itself.
    if (shown === undefined && before !== undefined) return;
    const what = this.text(error.method === 'GET' ? 'read' : 'text');
    const text = [shown?.text.replace(what, '').trim(), what].filter(Boolean).join(' ');
    notices.show({ ...shown, id, kind: 'error', text, details: this.detailsOf(error, misfit, reference) });
  }

  private detailsOf({ method, path, field }: ApiError, misfit: Misfit, reference: string): NoticeDetails {
    const { text } = this;
    const { expected, received } = misfitText(misfit);
    return {
      summary: text('summary'),
      rows: [
        [text('rows.call'), `${method} ${path}`],
        [text('rows.field'), field ?? ''],
        ...(expected === '' ? [] : [[text('rows.expected'), expected] as const]),
        [text('rows.received'), received],
        [text('rows.plugin'), this.options.bootstrap.pluginVersion ?? text('unknown')],
        [text('rows.reference'), reference],
      ],
      copy: text('copy'),
      copied: text('copied'),
      selected: text('selected'),
    };
  }
}
