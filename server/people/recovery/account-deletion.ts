/** The step that deletes recovery tickets at the deletion of an account. */
export { deleteTicketsOf } from './store.ts'
