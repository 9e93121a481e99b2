/** A file of its own for lazy loading: a module that some parts load at once cannot also have a file of its own. */
export { MessageActions as default } from '../../shared/message-actions.tsx'
