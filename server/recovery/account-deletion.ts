/** The step that deletes recovery tickets when an account is given up. */
export { deleteTicketsOf } from './store.ts'
