/** The group of a session whose document names none, and of a server that has only one (design 8, groups). */
export const DEFAULT_GROUP = 'default';
