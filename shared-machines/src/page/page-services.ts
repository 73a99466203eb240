import type { Api, Bootstrap, ReadKey } from '@listings/shared-api/contract';
import type { SessionRecordingService } from '../recording/session.types';
import type { AppLocation } from './routes';

export type NoticeKind = 'error' | 'success' | 'info';

/** A failed call, as far as its notice explains it. */
export interface NoticeFailure {
  /** HTTP status, 0 when no answer arrived. */
  readonly status: number;
  /** The server's own words. */
  readonly serverMessage?: string | null | undefined;
}

export interface Notice {
  /** A notice with the id of one already shown replaces it. */
  readonly id?: string;
  readonly kind: NoticeKind;
  readonly text: string;
  /** A waiting notice ("… please wait…") stays until it is dismissed by its sender. */
  readonly waiting?: boolean;
  /** Stays until somebody dismisses it. */
  readonly stays?: boolean;
  /** What can be done about it; the undo of what it tells of is done by Ctrl-Z too, as long as it is shown. */
  readonly action?: { readonly label: string; readonly run: () => void; readonly isUndo?: boolean };
  /** The page adds the cause and the way on. */
  readonly failure?: NoticeFailure;
}

/** Notice that closes by itself and needs nothing of the page that shows it. */
export interface PassingNotice {
  readonly kind: Exclude<NoticeKind, 'error'>;
  readonly text: string;
}

/** The page's one list of notices: errors stay until dismissed, the others go by themselves. */
export interface NoticeService {
  /** Returns the function that takes the notice away. */
  show(notice: Notice): () => void;
  dismiss(id: string): void;
  /** Shows a notice on the page that is loaded next: this one is about to go. */
  showNext(notice: PassingNotice): void;
}

/** Purpose of an external URL: each has its own list of allowed hosts. */
export type ExternalPurpose = 'authorization' | 'billing' | 'issueAction' | 'documentation' | 'store';

/** The question before a screen is left, where another than that about unsaved changes. */
export interface LeaveWords {
  readonly title: string;
  /** What is lost. */
  readonly text: string;
}

/** Whether leaving a screen loses something; with words of its own where these are no unsaved changes. */
export type Loss = boolean | LeaveWords;

export interface NavigationService {
  current(): AppLocation;
  /** Goes to a place inside the application without a page load. */
  to(target: AppLocation, options?: { readonly replace?: boolean | undefined }): void;
  /** Leads back to where a lost connection was noticed; without such a place, to the other one. */
  comeBack(otherwise: AppLocation): void;
  /** Goes there with a full page load, so that the bootstrap object is read anew. */
  load(target: AppLocation): void;
  /** Sends the browser to another site; false, with a notice, when the host is not allowed for the purpose. */
  leave(url: string, purpose: ExternalPurpose): boolean;
  /** The address of a place for a link: the page follows it itself, a new tab opens it. */
  hrefOf(target: AppLocation): string;
  /** The address to put into a link that opens a new tab, or null when the host is not allowed for the purpose. */
  externalHref(url: string, purpose: ExternalPurpose): string | null;
  /** Warns before the page is left while `lossBy(next)` is one; returns the function that takes the guard away. */
  guard(lossBy: (next: AppLocation | null) => Loss): () => void;
  /** Blocks every link to an operating screen while reconnecting; returns the unlock function. */
  lock(): () => void;
  /** Called after each change of the location inside the application; returns the unsubscribe function. */
  subscribe(listener: (location: AppLocation) => void): () => void;
}

export interface TrackingService {
  /** Records `wcadmin_<name>`; dropped when the host has no tracker. */
  record(name: string, properties?: Readonly<Record<string, string | number | boolean>>): void;
  /** Queues the event in local storage (the last 100) for the next page view. */
  queue(name: string, properties?: Readonly<Record<string, string | number | boolean>>): void;
}

/**
 * State of screens kept while others are shown, personal data too: in no storage of the browser, and gone with the page
 * [B-5]. Validate what is read: any screen may have written it.
 */
export type PageMemory = Pick<Map<string, unknown>, 'get' | 'set' | 'delete'>;

/**
 * Digest of a text that only the signed-in session can make: it reveals nothing to a reader of the storage, and another
 * session makes another one of the same text. Null where the browser cannot make one.
 */
export type Seal = (text: string) => Promise<string | null>;

/** Changes made by other tabs of the browser. */
export interface OtherTabs {
  /** Called with the reads that a call of another tab made stale; returns the unsubscribe function. */
  subscribe(listener: (reads: readonly ReadKey[]) => void): () => void;
  /**
   * Called when a write of this page was saved with something that others made of it: the form shows what it is not.
   * Returns the unsubscribe function.
   */
  onMerged(listener: () => void): () => void;
}

/** The bootstrap object of a page that is shown: without knowing whether the setup is complete none is. */
export type PageBootstrap = Bootstrap & { readonly mcSetupComplete: boolean };

/** Services of the page, made once by root-config and handed to every application as props. */
export interface PageServices {
  readonly bootstrap: PageBootstrap;
  readonly api: Api;
  readonly notices: NoticeService;
  readonly navigation: NavigationService;
  readonly tracking: TrackingService;
  readonly memory: PageMemory;
  readonly seal: Seal;
  readonly otherTabs: OtherTabs;
  readonly recorder: SessionRecordingService;
  /** Endpoint key → id by which the server's log names its last failure; null where it gave none. */
  readonly references: ReadonlyMap<string, string | null>;
  /** BCP 47 tag of the texts to show; `en-XA` is the pseudo-locale. */
  readonly language: string;
  /** Converts a text to the pseudo-locale. */
  readonly pseudoText: (text: string) => string;
}
