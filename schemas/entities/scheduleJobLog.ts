import { beanNames } from '../facts/beans.ts'
import { writtenMoment } from '../facts/entity-fields.ts'
import { maxId } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/**
 * The result of each run of a scheduled job (specification 3). Nobody changes or deletes a row; old rows are removed
 * automatically.
 */
export const scheduleJobLog = resource({
  $id: 'scheduleJobLog',
  type: 'object',
  description: 'How a run of a scheduled job ended.',
  'x-resource': { label: 'beanName', title: 'entities.scheduleJobLog.name', operations: ['export'] },
  required: ['beanName'],
  properties: {
    beanName: {
      type: 'string',
      description: 'What was done.',
      readOnly: true,
      enum: beanNames,
      examples: ['siteNumbers']
    },
    jobId: {
      type: 'integer',
      description: 'The job that was run.',
      readOnly: true,
      minimum: 1,
      maximum: maxId,
      examples: [1]
    },
    params: {
      type: 'string',
      description: 'What it was told.',
      readOnly: true,
      'x-widget': 'textarea',
      examples: ['{}']
    },
    reason: {
      type: 'integer',
      description:
        'Why it ran: 0 it was due, 1 somebody asked for it, 2 a time that was missed was made up for.',
      readOnly: true,
      enum: [0, 1, 2],
      examples: [0]
    },
    status: {
      type: 'integer',
      description: '0 failed, 1 success.',
      readOnly: true,
      enum: [0, 1],
      'x-tone': { 0: 'late', 1: 'ok' },
      examples: [1]
    },
    at: writtenMoment('When it began.'),
    ms: {
      type: 'integer',
      description: 'How long it took, in milliseconds.',
      readOnly: true,
      minimum: 0,
      maximum: maxId,
      examples: [12]
    },
    handled: {
      type: ['integer', 'null'],
      description: 'How many things it dealt with; null where it counts none.',
      readOnly: true,
      minimum: 0,
      maximum: maxId,
      examples: [120]
    },
    failure: {
      type: ['string', 'null'],
      description: 'Why it failed; null where it did not.',
      readOnly: true,
      enum: ['error', 'overrun', 'lost', 'params', 'expression', 'unknownJob', null],
      examples: ['error']
    },
    error: {
      type: 'string',
      description: 'What was wrong, in the words of the program; long numbers are hidden.',
      readOnly: true,
      'x-widget': 'textarea',
      examples: ['Error: the disk is full']
    },
    stack: {
      type: 'string',
      description: 'Where in the program it failed.',
      readOnly: true,
      'x-widget': 'textarea',
      'x-permission': { read: 'sys:scheduleJobLog:stack' },
      examples: [
        'Error: the disk is full\n    at write (server/correspondence/attachments/local-store.ts:12:5)'
      ]
    }
  }
} as const satisfies ResourceSchema)
