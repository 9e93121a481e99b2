/** For other nouns: reads a message's replies. */
export { listReplies } from './store.ts'
