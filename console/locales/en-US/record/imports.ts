/** Texts of importing records: the format of a file, and what becomes of its lines. */
export const imports = {
  template: 'Download the template (Excel)',
  templateName: '%{name} import template.xlsx',
  refusedLines: 'Download the refused lines with their reasons (Excel)',
  refusedName: '%{name} refused lines.xlsx',
  format: 'What each column holds',
  columns: 'Columns that can be imported',
  column: 'Column',
  must: 'Required',
  content: 'Content',
  yes: 'Yes',
  several: '; several are separated by “、”',
  oneOf: 'One of: %{words}',
  dict: 'Name of a choice of the dictionary',
  record: 'Name or number of a record',
  place: 'Latitude, longitude and words, such as “30.259244, 120.219375 East gate”',
  between: 'A number from %{minimum} to %{maximum}',
  number: 'A number',
  boolean: 'Yes or no',
  date: 'A date such as 2026-01-31',
  time: 'A time such as 2026-01-31 09:00',
  text: 'Text',
  upTo: 'Text of up to %{smart_count} characters',
  update:
    'Change the %{smart_count} records that exist already (found by “%{key}”; what is empty in the file stays)',
  skip: 'Skip the %{smart_count} lines that cannot be imported, and import the others',
  wrong:
    'Some lines cannot be imported as they are. Correct the file and choose it again, or choose below what becomes of them.',
  heading: 'The first line has a wrong column name. Correct it and choose the file again.',
  done: '%{created} created, %{updated} changed, %{skipped} lines skipped',
  writing:
    'Writing %{smart_count} record, which may take a while. The dialog stays open until it is done. |||| Writing %{smart_count} records, which may take a while. The dialog stays open until it is done.',
  message: 'Message %{tid}',
  records: 'No. %{ids}',
  undo: 'Undo this import',
  undone:
    'Undone: the imported record is deleted. |||| Undone: all %{smart_count} imported records are deleted.',
  changed:
    'Some imported records have been changed or deleted since, so the import cannot be undone as a whole. Delete those that should go in the list.'
}
