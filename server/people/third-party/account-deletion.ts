/** The steps that delete the bindings to other sites at the deletion of an account. */
export { deleteAttemptsOf, deleteBindingsOf } from './store.ts'
