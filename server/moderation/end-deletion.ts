/** For other nouns' verbs: what an author asked for goes with the message. */
export { endOpenDeletion } from './store.ts'
