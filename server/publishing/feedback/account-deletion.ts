/** The step that clears the contacts in feedback when an account is given up. */
export { clearContactsOf } from './store.ts'
