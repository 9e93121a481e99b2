import { markOfForum } from './store.ts'

/** The data board counts the days of a forum's messages anew: another group handles them. */
export const markForumStale = markOfForum
