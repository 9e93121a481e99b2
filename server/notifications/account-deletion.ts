/** The steps that delete notifications when an account is given up. */
export { deleteNotificationsOf, deleteReadOf, deleteSeenOf } from './store.ts'
