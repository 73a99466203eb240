import { html, type Html } from './html';
import type { PlainPage } from './plain-page';

const tokenForm = html`<form method="post" action="/sign-in">
  <label for="token">Sign-in link or token</label>
  <input id="token" name="token" required autocomplete="off" spellcheck="false" maxlength="500" />
  <button type="submit">Sign in</button>
</form>`;

const page = (heading: string, text: Html): Required<Pick<PlainPage, 'title' | 'body'>> => ({
  title: heading,
  body: html`<h1>${heading}</h1>
    ${text} ${tokenForm}`,
});

/** Page for a person without a session: how to get one. */
export const signInPage = (): PlainPage => ({
  ...page(
    'Sign in to the store admin',
    html`<p>
      Open the sign-in link that <code>npm start</code> printed in its terminal, or paste it here. You will come back to
      the page you asked for.
    </p>`,
  ),
  status: 401,
});

/** Page for a one-time link: pressing the button uses it, previewing the link does not. */
export const oneTimeLinkPage = (token: string): PlainPage => ({
  title: 'Sign in to the store admin',
  body: html`<h1>Sign in to the store admin</h1>
    <p>This link works once: it signs in the browser in which you press the button.</p>
    <form method="post" action="/sign-in">
      <input type="hidden" name="token" value="${token}" />
      <button type="submit" autofocus>Sign in</button>
    </form>`,
  status: 200,
});

/** Page for a link that was used, or that this server never made. */
export const deadLinkPage = (): PlainPage => ({
  ...page(
    'This sign-in link does not work any more',
    html`<p>
      A sign-in link works once, and only until the server starts again. A new one stands in the terminal where
      <code>npm start</code> runs: it is printed after each sign-in and at each start.
    </p>`,
  ),
  status: 403,
});

/** Page for a browser that was signed in and did not send the session's cookie back. */
export const lostCookiePage = (origin: string): PlainPage => ({
  ...page(
    'Your browser did not stay signed in',
    html`<p>
        The link was right, but the cookie that holds the session did not come back from your browser. Without it every
        page asks to sign in again.
      </p>
      <ul>
        <li>Allow cookies for <code>${origin}</code>, also in a private window and in privacy extensions.</li>
        <li>
          The address bar has to begin with <code>${origin}</code>. If it does not, open the store admin there; where
          https ends in front of the server, <code>PUBLIC_URL</code> has to name the address that people use.
        </li>
        <li>
          Then open the newest sign-in link in the terminal where <code>npm start</code> runs, or paste it here. Another
          browser works as well.
        </li>
      </ul>`,
  ),
  status: 403,
});

export const signedOutPage = (): PlainPage =>
  page(
    'You are signed out',
    html`<p>To come back, open the newest sign-in link in the terminal where <code>npm start</code> runs.</p>`,
  );

/** Page for a form that was loaded before the last sign-in. */
export const staleFormPage = (): PlainPage => ({
  title: 'This page is out of date',
  body: html`<h1>This page is out of date</h1>
    <p>You have signed in anew since it was loaded. Go back, load it again and send the form once more.</p>`,
  status: 403,
});

/** Page for a request by a name that is not this server's. */
export const misdirectedPage = (): PlainPage => ({
  title: 'This is not the address of this server',
  body: html`<h1>This is not the address of this server</h1>
    <p>
      Open the address that <code>npm start</code> printed in its terminal. Whoever runs this server lets it be reached
      under another name with <code>PUBLIC_URL</code>.
    </p>`,
  status: 421,
});

export const notFoundPage = (): PlainPage => ({
  title: 'Page not found',
  body: html`<h1>Page not found</h1>
    <p>There is nothing at this address. <a href="/google">Go to the store admin</a></p>`,
  status: 404,
});

export const errorPage = (status: number, requestId: string): PlainPage => ({
  title: 'This did not work',
  body: html`<h1>This did not work</h1>
    <p>
      Please try again. If it happens again, look for <code>${requestId}</code> in the server's log.
      <a href="/google">Go to the store admin</a>
    </p>`,
  status,
});
