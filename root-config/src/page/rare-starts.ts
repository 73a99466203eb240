/** Parts of a start that few pages need. They stand apart from the entry, since what an entry imports is bundled with it. */
export const loadUnreadFacts = () => import('./unread-facts');

export const loadFramedHost = () => import('../host/framed-host');

/** What handles a session that is over; null without a connection: then it is as if nobody had answered. */
export const loadLostSession = () => import('./lost-session').catch(() => null);
