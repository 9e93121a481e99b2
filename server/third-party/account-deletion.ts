/** What is deleted of other sites' sign-ins when an account is given up. */
export { deleteAttemptsOf, deleteBindingsOf } from './store.ts'
