/** What becomes of messages when their author's account is given up. */
export { renameAuthor } from './store.ts'
