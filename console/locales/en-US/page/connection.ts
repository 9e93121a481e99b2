/** Texts of the notice about the connection, fetched after the first view. */
export const texts = {
  connection: {
    lost: 'The connection is lost. Check the network. What you entered stays on this page.',
    unanswered:
      'The server does not answer at the moment; this is tried again by itself. What you entered stays on this page.',
    back: 'The connection is back'
  }
}
