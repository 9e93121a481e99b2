/** For other nouns: reads a message's replies. */
export { findSameReply, listReplies } from './store.ts'
