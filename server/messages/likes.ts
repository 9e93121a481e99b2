/** For other nouns: how many like a message. */
export { addLikes, takeLikesBack } from './store.ts'
