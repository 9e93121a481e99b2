/** For other nouns' verbs: changes to a message that is locked. */
export { addLikes, updateMessage as reword } from './store.ts'
