/** The steps that delete choices and letters when an account is given up. */
export { deleteChoiceOf, deleteLettersOf } from './store.ts'
