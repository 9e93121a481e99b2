/** For other nouns: how many like a message. */
export { addLikes } from './store.ts'
