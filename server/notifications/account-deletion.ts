/** What is deleted of notifications when an account is given up. */
export { deleteNotificationsOf, deleteReadOf, deleteSeenOf } from './store.ts'
