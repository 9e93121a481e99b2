export { listReplies } from './store.ts'
