/** The steps that delete choices and letters at the deletion of an account. */
export { deleteChoiceOf, deleteLettersOf } from './store.ts'
