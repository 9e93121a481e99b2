/** For other nouns' verbs: what waits for a group. */
export { countToModify } from './store.ts'
