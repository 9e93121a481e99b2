/** What is deleted of recovery when an account is given up. */
export { deleteTicketsOf } from './store.ts'
