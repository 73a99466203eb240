/** Builds that a team owns alone; every other build belongs to the page as a whole. */
export const isApplication = (build: string): boolean => /^mfe-[a-z0-9-]+$/.test(build);
