/** Texts of the choice of a unit to which a message is assigned, fetched with its dialog. */
export const texts = {
  units: {
    propose: 'Suggested',
    recent: 'Used last',
    text: '%{to} of %{of} similar messages went there',
    place: '%{to} of %{of} messages about %{place} went there',
    domain: '%{to} of %{of} messages of this domain went there',
    returned: '; gave back %{smart_count}',
    few: 'After %{least} assignments of your own, units are suggested here by what you assigned before (now %{count}).',
    keys: 'The number keys choose, too',
    how: 'How to choose units',
    each: 'A unit for each message',
    same: 'One unit for all',
    takeAll: 'Take all suggestions (%{smart_count})',
    rowKeys:
      'In the field of a message, the keys 1 to 3 take its first to third suggestion and go on to the next one.',
    choose: 'Choose',
    all: 'All units',
    unitFor: 'Unit for “%{subject}”',
    left: '%{smart_count} without a unit will not be assigned, and stay selected.',
    ready: 'All %{smart_count} have a unit.',
    none: 'No suggestion',
    noneChosen: 'Choose a unit for at least one message',
    number: 'No. %{tid}',
    failed: 'The suggestions could not be read. You can still choose a unit yourself.'
  }
}
