/** A file of its own for what loads it late: a module that some load at once and others late cannot share a file. */
export { MessageActions as default } from '../../shared/message-actions.tsx'
