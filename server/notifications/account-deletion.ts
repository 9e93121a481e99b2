/** What is deleted of notifications when an account is given up. */
export { deleteNotificationsOf, deleteSeenOf } from './store.ts'
