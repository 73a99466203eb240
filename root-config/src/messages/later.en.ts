/** Texts of the shell that no first screen needs: printed into the document, or fetched with the part that shows them. */
export const laterTexts = {
  late: {
    title: 'This page did not start',
    late: 'A part of it has not arrived yet: the connection is slow, or something on the way holds it back. It goes on by itself as soon as it can.',
    fetch:
      'A file of it could not be fetched, or is not the file that belongs to this version. Reload the page; if it happens again, the server or something on the way to it is at fault.',
    refused:
      'A security policy refused a part of it. Reload the page; if it happens again, try without the extensions of your browser.',
    browser:
      'Your browser is too old for it. Update it, or use a current Chrome, Edge, Firefox or Safari (16.4 or later).',
    error: 'An error stopped it while it started.',
    unreadable: 'The server sent page data that this version does not understand.',
    noScript:
      'It needs JavaScript, which is turned off in your browser. Turn it on for this site, then reload the page.',
    reference: 'Reference: {{id}}',
    reload: 'Reload the page',
  },
  unread: {
    title: 'Your store did not answer',
    text: 'It did not say {{parts}}. Until it does, nothing is opened here: what is set up stays as it is.',
    defaults: 'Your store did not say {{parts}}. What is shown here may differ from it.',
    retry: 'Retry',
    parts: {
      setup: 'whether your setup is complete',
      ads: 'whether paid campaigns are set up',
      settings: 'its country and currency',
      site: 'its time zone and date formats',
      audience: 'its language',
      countries: 'the names of countries',
      currency: 'the sign of its currency',
    },
  },
  aged: 'Your store does not answer at the moment. What is shown here is as of {{moment}}.',
  hostFailure: {
    text: 'Your store’s answer to {{call}} was broken by something else that runs in it: {{cause}}',
    unknown: 'it was no answer of the store’s API, and does not say what wrote it. Its log may.',
  },
  served: {
    title: 'What serves this page',
    unknown: 'The server does not know what this page was made from. Reload it, then ask again.',
    close: 'Close',
    build: 'Part',
    version: 'Version',
    team: 'Team',
    built: 'Built',
    loaded: 'Loaded in',
    here: 'Failures',
    everywhere: 'All pages',
  },
} as const;
