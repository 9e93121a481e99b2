/** For other nouns: functions that change the number of likes of a message. */
export { addLikes, decrementLikes } from './store.ts'
