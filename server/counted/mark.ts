/** Notes which days the data board counts anew. */
export {
  markAll,
  markOfAuthors,
  markOfForum as markForumStale,
  markOverdue,
  markSince
} from './store.ts'
