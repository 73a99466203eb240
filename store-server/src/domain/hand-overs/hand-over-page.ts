import { html, type Html } from '../../page/html';
import type { LocalPage } from '../../page/local-page';
import type { HandOver } from '../../people/hand-over.store';
import type { ServerTextKey, ServerTexts } from '../../texts/server-texts';

/** What the provider says about a number or a code. */
export type PhoneProblem = 'wrong' | 'expired' | 'tooMany' | 'invalid';

/** Verification that is under way: the code was sent. */
export interface SentCode {
  readonly id: string;
  readonly method: string;
}

export interface StepView {
  readonly handOver: HandOver;
  /** Address of the store, without protocol. */
  readonly site: string;
  /** Goes back with every form. */
  readonly nonce: string;
  readonly sent?: SentCode | undefined;
  readonly problem?: PhoneProblem | undefined;
  /** What the server says of a call that was refused. */
  readonly failure?: string | undefined;
  /** Somebody has looked whether it is done. */
  readonly isLookedAt?: boolean | undefined;
}

const STYLE = `blockquote { margin: 0 0 1rem; padding: .75rem 1rem; background: var(--quiet); border-inline-start: 3px solid var(--primary); border-radius: 8px; white-space: pre-line; }
.problem { color: var(--error); font-weight: 600; }
.quiet { color: var(--text-secondary, inherit); font-size: .875rem; }
form { margin: 0 0 1rem; }
fieldset { margin: 0 0 1rem; padding: 0; border: 0; }
legend { font-weight: 600; }
.choice { display: flex; align-items: center; gap: .5rem; min-height: 2.75rem; font-weight: 400; }
.choice input { width: 1.25rem; min-height: 1.25rem; margin: 0; }
button, .button { min-height: 3rem; }`;

const form = ({ nonce }: StepView, action: string, content: Html, target?: '_blank'): Html =>
  html`<form method="post" action="/hand-over/${action}" ${target === undefined ? null : html`target="_blank"`}>
    <input type="hidden" name="_wpnonce" value="${nonce}" />${content}
  </form>`;

const askerOf = ({ asker }: HandOver, { t }: ServerTexts): string => asker?.name ?? t('handover.someone');

const phoneEntry = (view: StepView, { t }: ServerTexts): Html =>
  form(
    view,
    'code',
    html`<label for="number">${t('handover.phone.number')}</label>
      <input
        id="number"
        name="number"
        type="tel"
        autocomplete="tel"
        inputmode="tel"
        required
        maxlength="30"
        pattern="\\+[0-9 ().\\-]{6,}"
        dir="ltr"
        autofocus
      />
      <fieldset>
        <legend>${t('handover.phone.method')}</legend>
        <label class="choice"
          ><input type="radio" name="method" value="SMS" checked /> ${t('handover.phone.sms')}</label
        >
        <label class="choice"
          ><input type="radio" name="method" value="PHONE_CALL" /> ${t('handover.phone.call')}</label
        >
      </fieldset>
      <button type="submit">${t('handover.steps.phone.action')}</button>`,
  );

const codeEntry = (view: StepView, { id, method }: SentCode, { t }: ServerTexts): Html =>
  html`${view.problem === undefined ? html`<p role="status">${t('handover.phone.sent')}</p>` : null}
    ${form(
      view,
      'verify',
      html`<input type="hidden" name="sent" value="${id}" />
        <input type="hidden" name="method" value="${method}" />
        <label for="code">${t('handover.phone.code')}</label>
        <input
          id="code"
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          required
          maxlength="6"
          pattern="[0-9]{6}"
          dir="ltr"
          autofocus
        />
        <button type="submit">${t('handover.phone.verify')}</button>`,
    )}
    <p><a href="/hand-over">${t('handover.phone.another')}</a></p>`;

const action = (view: StepView, texts: ServerTexts): Html => {
  const { step } = view.handOver;
  if (step === 'phone') return view.sent ? codeEntry(view, view.sent, texts) : phoneEntry(view, texts);
  const { t } = texts;
  const start = html`<button type="submit">${t(`handover.steps.${step}.action`)}</button>`;
  if (step !== 'billing') return form(view, 'start', start);
  return html`${form(view, 'start', start, '_blank')}
    <p><a class="button secondary" href="/hand-over?look=again">${t('handover.check')}</a></p>`;
};

const PROBLEMS = {
  wrong: 'handover.phone.wrong',
  expired: 'handover.phone.expired',
  tooMany: 'handover.phone.tooMany',
  invalid: 'handover.phone.invalid',
} as const satisfies Record<PhoneProblem, ServerTextKey>;

const saidOf = ({ problem, failure, isLookedAt }: StepView, { t }: ServerTexts): Html | null => {
  if (problem !== undefined) return html`<p class="problem" role="alert">${t(PROBLEMS[problem])}</p>`;
  if (failure !== undefined)
    return html`<p class="problem" role="alert">${t('handover.failed', { message: failure })}</p>`;
  return isLookedAt === true ? html`<p role="status">${t('handover.notYet')}</p>` : null;
};

const noteOf = (handOver: HandOver, texts: ServerTexts): Html | null =>
  handOver.note === ''
    ? null
    : html`<p>${texts.t('handover.note', { asker: askerOf(handOver, texts) })}</p>
        <blockquote>${handOver.note}</blockquote>`;

/** The one step that somebody was asked to do, with who asks and what they write. */
export const stepPage =
  (view: StepView): LocalPage =>
  (texts) => {
    const { t } = texts;
    const { handOver, site } = view;
    const { step, name } = handOver;
    const title = t(`handover.steps.${step}.title`);
    return {
      title,
      style: STYLE,
      status: view.problem === undefined && view.failure === undefined ? 200 : 400,
      body: html`<h1>${title}</h1>
        <p>${t('handover.asks', { asker: askerOf(handOver, texts), name, site })}</p>
        ${noteOf(handOver, texts)} ${saidOf(view, texts)}
        <p>${t(`handover.steps.${step}.text`, { site })}</p>
        ${action(view, texts)}
        <p class="quiet">${t('handover.only')}</p>`,
    };
  };

/** What has become of a step, for whoever was asked to do it. */
export const endedPage =
  (handOver: HandOver): LocalPage =>
  (texts) => {
    const { t } = texts;
    const key = handOver.outcome ?? 'ended';
    return {
      title: t(`handover.${key}.title`),
      body: html`<h1>${t(`handover.${key}.title`)}</h1>
        <p>${t(`handover.${key}.text`, { asker: askerOf(handOver, texts) })}</p>`,
    };
  };

/** Page for a link that opens nothing. */
export const deadHandOverPage: LocalPage = ({ t }) => ({
  title: t('handover.ended.title'),
  status: 403,
  body: html`<h1>${t('handover.ended.title')}</h1>
    <p>${t('handover.ended.text')}</p>`,
});

interface LinkView extends Pick<StepView, 'handOver' | 'site'> {
  readonly token: string;
  /** The store's time zone. */
  readonly timeZone: string;
  /** Somebody of the store is signed in in this browser. */
  readonly isSignedIn: boolean;
}

/** Page of a link: pressing the button opens it, previewing the link does not. */
export const handOverLinkPage =
  ({ handOver, site, token, timeZone, isSignedIn }: LinkView): LocalPage =>
  (texts) => {
    const { t, language } = texts;
    const { name, expiresAt, step } = handOver;
    const locale = language === 'en-XA' ? 'en' : language;
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(expiresAt);
    return {
      title: t('handover.link.title', { site }),
      style: STYLE,
      body: html`<h1>${t(`handover.steps.${step}.title`)}</h1>
        <p>${t('handover.asks', { asker: askerOf(handOver, texts), name, site })}</p>
        ${noteOf(handOver, texts)} ${isSignedIn ? html`<p class="problem">${t('handover.link.signedIn')}</p>` : null}
        <form method="post" action="/hand-over/open">
          <input type="hidden" name="token" value="${token}" />
          <button type="submit" autofocus>${t('handover.link.action')}</button>
        </form>
        <p class="quiet">${t('handover.link.text', { date })}</p>`,
    };
  };
