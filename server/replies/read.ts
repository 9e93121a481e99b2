/** For other nouns: a message's replies. */
export { findSameReply, listReplies } from './store.ts'
