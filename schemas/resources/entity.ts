import { count, id, many, moment, text, words } from '../facts/formats.ts'
import { ref, shape } from '../vocabulary/shape.ts'
import type { JsonSchema } from '../vocabulary/vocabulary.ts'

const record: JsonSchema = {
  type: ['object', 'null'],
  description: 'The record’s fields; null where there was none.',
  additionalProperties: true
}

export const EntityOption = shape(
  'One record as something to choose.',
  {
    id: id('Its id.'),
    label: words('What it is called.'),
    details: many(words('A word.'), 'What else to know about it when choosing.', 10),
    parentId: { type: ['integer', 'null'], description: 'The record above it; null at the top of a tree.' },
    hasChildren: { type: 'boolean', description: 'Whether a tree goes on below it.' }
  },
  ['details', 'parentId', 'hasChildren']
)

export const EntityOptionsFilter = shape(
  'What is offered to choose from.',
  {
    q: { type: 'string', description: 'A part of the name.', maxLength: 100 },
    id: many(id('An id.'), 'These records.', 1000),
    parentId: {
      type: ['integer', 'null'],
      description: 'Those below this record; null: the top of the tree.'
    }
  },
  ['q', 'id', 'parentId']
)

export const EntityEvent = shape('Something that happened to a record.', {
  id: count('Number of the event.'),
  at: moment('When.'),
  verb: words('What happened, such as record.updated.'),
  actorName: words('Who did it.'),
  note: words('What they said about it.'),
  before: record,
  after: record
})

export const EntityImportError = shape('Something wrong with one line of an imported file.', {
  line: count('Line of the file, counted from 1 with its heading.'),
  field: words('The field; empty where the whole line is meant.'),
  message: words('What is wrong, in the caller’s language.')
})

export const EntityImport = shape('What an imported file holds, before anything is written.', {
  batchId: { type: 'string', maxLength: 100, description: 'Names the file for its confirmation.' },
  lines: count('Lines without the heading.'),
  valid: count('Lines that could be written.'),
  existing: count('Lines whose record is there already, and can be changed by the caller.'),
  errors: many(ref('EntityImportError'), 'What is wrong, line by line.', 1000),
  sample: many(
    { type: 'object', description: 'One line as a record.', additionalProperties: true },
    'The first valid lines.',
    20
  )
})

export const EntityKey = shape('One record by its id.', { id: ref('Id') })

export const EntityKeys = shape('Records by their ids.', {
  ids: { ...many(ref('Id'), 'Each of them once.', 1000), minItems: 1, uniqueItems: true }
})

export const EntityImportChoice = shape(
  'Which file is written, and what becomes of lines that are not new or not right.',
  {
    batchId: text('The file, as its preview named it.', 100, 1),
    existing: {
      type: 'string',
      enum: ['refuse', 'update'],
      default: 'refuse',
      description: 'Whether lines whose record is there already change it.'
    },
    refused: {
      type: 'string',
      enum: ['stop', 'skip'],
      default: 'stop',
      description: 'Whether a line that cannot be written stops all, or is passed over.'
    }
  },
  ['existing', 'refused']
)

export const EntityImported = shape('What an import has written.', {
  created: count('New records.'),
  ids: many(ref('Id'), 'The new records; none if they are more.', 1000),
  updated: count('Records that were there and were changed, or are as the file says.'),
  skipped: count('Lines that were passed over.'),
  problems: many(ref('EntityImportError'), 'Why lines were passed over.', 1000)
})
