/** What the rules of topics look at. */
export { hasTopic, isTopicUsed } from './store.ts'
