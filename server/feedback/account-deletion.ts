/** What becomes of feedback when an account is given up. */
export { clearContactsOf } from './store.ts'
