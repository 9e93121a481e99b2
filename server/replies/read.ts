/** For other nouns: a message's replies. */
export { findLastReply, findSameReply, listReplies, type ReplyRecord } from './store.ts'
