/** Marks the days that the data board must count again. */
export {
  markAll,
  markOfAuthors,
  markOfForum as markForumStale,
  markOverdue,
  markSince
} from './store.ts'
