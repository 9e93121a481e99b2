/** What is deleted of notices when an account is given up. */
export { deleteReadsOf } from './store.ts'
