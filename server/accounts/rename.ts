/** Changes the name under which an account writes from now on; what is written keeps the name it was written under. */
export { setNickname } from './store.ts'
