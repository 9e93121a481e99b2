/** Keeps an account, and what hangs on it, from being changed by others until the transaction ends. */
export { lockAccount } from './store.ts'
