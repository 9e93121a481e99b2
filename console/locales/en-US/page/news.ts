/** Texts of a notification and of its message, fetched with them. */
export const texts = {
  news: {
    title: 'Message',
    gone: 'Your institution does not handle this message now; this is what everybody may read.',
    open: 'Handle it',
    message: 'Message',
    replyOf: 'Reply of %{name}'
  }
}
