/** Texts of messages that are answered together. */
export const texts = {
  merging: {
    into: 'Handled together with No. %{tid}; the reply to that message answers this one too.',
    open: 'Open that message',
    title: 'Messages merged here',
    note: 'A reply to this message is given to these messages too.',
    at: 'Merged on %{at}'
  }
}
