/** The steps that delete the bindings to other sites when an account is given up. */
export { deleteAttemptsOf, deleteBindingsOf } from './store.ts'
