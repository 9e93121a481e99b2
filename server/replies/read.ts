/** For other nouns: a message's replies. */
export { findSameReply, listReplies, type ReplyRecord } from './store.ts'
