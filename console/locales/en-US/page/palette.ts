/** Texts of the list of pages and acts, fetched with it. */
export const texts = {
  palette: {
    hint: 'Page, action, subject, number',
    act: 'Action',
    page: 'Page',
    saved: 'Saved filter',
    record: 'New',
    message: 'Message',
    reasons: 'Standard reasons (return, take-down)',
    openMessage: 'Open message %{number}',
    found: '%{smart_count} result |||| %{smart_count} results'
  }
}
