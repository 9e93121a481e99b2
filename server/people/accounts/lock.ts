/** Locks an account until the transaction ends, so that nobody else changes it or its dependent records. */
export { lockAccount } from './store.ts'
