/** Texts of the search in all lists, fetched with it. */
export const texts = {
  search: {
    title: 'Search everything',
    start: 'Enter words or choose filters to search messages, assignments and deliveries at once.',
    idsHint: 'Separate several ids by commas',
    lists: 'Lists with results',
    unused: 'This list does not have these filters, so its results are not limited by them: %{fields}',
    nothing: 'Nothing in this list matches.',
    inList: 'Open and filter in “%{name}”'
  }
}
