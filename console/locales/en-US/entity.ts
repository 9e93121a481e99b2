/** Texts of the screens of schema-driven resources. */
export const entity = {
  entity: {
    record: 'Details',
    pick: 'Choose',
    discard: 'Discard',
    unsaved: 'Unsaved changes',
    leave: 'Leave',
    notSame: 'The two passwords are not the same',
    unfinished: 'Wait until all files are uploaded, or remove those that failed',
    wholeText: 'Full text',
    tagsHint: 'Press Enter to add',
    editOne: 'Edit “%{name}”',
    quickEdit: 'Change %{field} of “%{name}”',
    inList: 'Open as a list',
    createBelow: 'New below this one',
    selectRow: 'Select “%{name}”',
    several: '%{smart_count} item |||| %{smart_count} items',
    severalOf: '%{names} (%{smart_count} item) |||| %{names} (%{smart_count} items)',
    named: '%{names} and others, %{smart_count} in all',
    withSelected: 'What to do with the selected items',
    selectSome: 'Please select the items first',
    selectOne: 'Please select one record',
    selectToDelete: 'Please select items to delete',
    confirm: 'Confirm to perform [%{handle}]?',
    as: { label: 'Show as', table: 'Table', calendar: 'Calendar', kanban: 'Kanban' },
    calendar: {
      earlier: 'Previous month',
      later: 'Next month',
      today: 'This month',
      more: '%{smart_count} more',
      moreOf: '%{day}: %{smart_count} more, show all',
      goesOn: '(cont.) ',
      none: 'No records in this month',
      noneHint: 'Try another month, or change the filters'
    },
    kanban: {
      move: 'Move “%{name}”',
      to: 'Move to “%{value}”',
      moved: '“%{name}” was moved to “%{value}”',
      refused: '“%{name}” was not moved and is back in its place. %{reason}',
      field: '%{field}: %{words}',
      none: 'No records',
      more: 'Show more',
      moreOf: 'Show more of “%{value}”'
    },
    messages: 'Its messages',
    tree: {
      search: 'Find by name',
      all: 'Select all',
      none: 'Select none',
      ticked: '%{smart_count} selected',
      alone: 'itself only',
      choose: 'Choose: %{name}',
      chooseFirst: 'Choose: %{name}',
      open: 'Expand “%{name}”',
      close: 'Collapse “%{name}”',
      more: 'Show more (%{smart_count} shown)'
    },
    many: { count: '%{smart_count} in all', open: 'Show all', close: 'Show less' },
    cron: { next: 'Next %{smart_count} times, in Beijing time' },
    conflict: {
      title: '“%{object}” was changed by somebody else',
      help: 'Somebody saved another version while you were editing. Choose which one to keep for each difference; all that you typed is still here.',
      differs: 'differs',
      mine: 'Mine',
      theirs: 'Theirs',
      save: 'Save what I chose'
    },
    history: {
      name: 'History',
      none: 'No changes yet',
      older: 'Show older changes',
      before: 'Before',
      after: 'After',
      empty: '(empty)'
    },
    export: {
      csv: 'CSV file',
      xlsx: 'Excel file (XLSX)',
      working: 'Preparing the file…',
      loaded: '%{size} MB downloaded'
    },
    import: {
      verb: 'Import',
      help: 'Choose a CSV or XLSX file with column names in its first line, as an exported file has them. Nothing is written until you confirm.',
      choose: 'Choose a file',
      another: 'Choose another file',
      sending: 'Uploading…',
      reading: 'Checking…',
      found: '%{file}: %{lines} lines, %{valid} can be imported, %{wrong} have errors.',
      errors: 'Errors',
      line: 'Line',
      field: 'Column',
      message: 'Problem',
      more: '%{smart_count} more error not listed |||| %{smart_count} more errors not listed',
      sample: 'Preview',
      confirm: 'Import %{smart_count} line |||| Import %{smart_count} lines',
      done: '%{smart_count} record imported |||| %{smart_count} records imported'
    }
  }
}
