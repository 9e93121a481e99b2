/** The step that deletes reads of notices when an account is given up. */
export { deleteReadsOf } from './store.ts'
