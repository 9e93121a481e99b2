import { center } from '../center.ts'

/** Texts of the message center, of a notification and of its message, fetched with their pages. */
export const texts = {
  center,
  news: {
    title: 'Message',
    gone: 'Your institution does not handle this message now; this is what everybody may read.',
    open: 'Handle it',
    message: 'Message',
    replyOf: 'Reply of %{name}'
  }
}
