/** Changes to messages when their author's account is deleted. */
export { renameAuthor } from './store.ts'
