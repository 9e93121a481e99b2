/** The queries of the rules of topics. */
export { hasTopic, isTopicUsed } from './store.ts'
