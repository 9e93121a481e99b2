/** Texts of the parts of a message's desk that come after its first view. */
export const texts = {
  desk: {
    comma: ', ',
    expired: 'The attachments of the draft have expired. Please upload them again: %{names}',
    files: 'Attachments',
    preview: 'Check before publishing',
    publish: 'Publish',
    seenByAll: 'Once published, everybody can read the following.',
    seenByAuthor: 'This message is not public. Once published, only its author can read the following.'
  }
}
