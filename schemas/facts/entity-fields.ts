/** Fields that have the same meaning in every entity. */
import { latestMoment, maxCode, maxId } from './formats.ts'

/** The field of a record with a position among its neighbours. */
export const placeFields = {
  sort: {
    type: 'integer',
    description: 'Its place among its neighbours, smaller first.',
    minimum: 0,
    maximum: maxCode,
    default: 0,
    examples: [1]
  }
} as const

/** The field of a record that belongs to a region. */
export const regionFields = {
  regionId: {
    type: ['integer', 'null'],
    description: 'The region that it belongs to.',
    minimum: 1,
    maximum: maxId,
    default: null,
    'x-ref': { resource: 'region', label: 'name', tree: 'parentId' },
    examples: [330600]
  }
} as const

/** The field of a record of which at most one is in use. */
export const useFields = {
  status: {
    type: 'integer',
    description: '0 not in use, 1 in use; one at most is.',
    enum: [0, 1],
    default: 0,
    'x-tone': { 1: 'ok' },
    examples: [0]
  }
} as const

/** The fields about whether a configuration works: how its last trial ended, and a tick to use it in spite of that. */
export const trialFields = {
  trialPassed: {
    type: ['boolean', 'null'],
    description: 'Whether the last trial passed; null: it was not tried since it was changed.',
    enum: [true, false, null],
    readOnly: true,
    'x-tone': { true: 'ok', false: 'late' },
    examples: [true]
  },
  useAnyway: {
    type: 'boolean',
    description: 'Put it in use although the trial failed; the history has the result.',
    default: false,
    writeOnly: true,
    'x-when': { show: { required: ['status'], properties: { status: { const: 1 } } } },
    examples: [false]
  }
} as const

/** The field with the caller's address. */
export const addressFields = {
  address: { type: 'string', description: 'From where.', readOnly: true, examples: ['203.0.113.7'] }
} as const

/** The fields with the caller's device. */
export const deviceFields = {
  browser: { type: 'string', description: 'With which browser.', readOnly: true, examples: ['Chrome 141'] },
  system: {
    type: 'string',
    description: 'On which operating system.',
    readOnly: true,
    examples: ['Windows 10']
  }
} as const

/** Returns the schema of a moment that the product records, in seconds. */
export const writtenMoment = <const Words extends string>(description: Words) =>
  ({
    type: 'integer',
    description,
    readOnly: true,
    minimum: 0,
    maximum: latestMoment,
    'x-widget': 'time',
    examples: [1760000000]
  }) as const
