/** The steps that delete notifications together with an account. */
export { deleteNotificationsOf, deleteReadOf, deleteSeenOf } from './store.ts'
