import type { JsonSchema } from '../vocabulary/vocabulary.ts'
import { latestMoment } from './formats.ts'

type Properties = Readonly<Record<string, JsonSchema>>

/** The result of sending a letter by mail or SMS; both logs share these properties. */
export const sendingProperties = {
  status: {
    type: 'integer',
    description: '0 failed, 1 sent, 2 not sent yet.',
    readOnly: true,
    enum: [0, 1, 2],
    'x-tone': { 0: 'late', 1: 'ok', 2: 'wait' },
    examples: [1]
  },
  attempts: {
    type: 'integer',
    description: 'How often it was tried.',
    readOnly: true,
    minimum: 0,
    examples: [1]
  },
  failure: {
    type: ['string', 'null'],
    description: 'Why the last attempt failed.',
    readOnly: true,
    enum: ['refused', 'unreachable', 'unanswered', 'notSetUp', 'expired', 'other', null],
    examples: ['refused']
  },
  lastError: {
    type: 'string',
    description: 'What the other side said then, in its own words.',
    readOnly: true,
    examples: ['550 5.1.1 User unknown']
  },
  createdAt: {
    type: 'integer',
    description: 'Since when it waits to be sent.',
    readOnly: true,
    minimum: 0,
    maximum: latestMoment,
    'x-widget': 'time',
    examples: [1760000000]
  },
  sentAt: {
    type: ['integer', 'null'],
    description: 'When it was sent.',
    readOnly: true,
    minimum: 0,
    maximum: latestMoment,
    'x-widget': 'time',
    examples: [1760000010]
  },
  nextAt: {
    type: ['integer', 'null'],
    description: 'When it is tried next.',
    readOnly: true,
    minimum: 0,
    maximum: latestMoment,
    'x-widget': 'time',
    examples: [null]
  }
} as const satisfies Properties

/** The templates that the product sends, by their codes, with the variables that it fills. */
export const productTemplates = {
  code: ['code', 'minutes'],
  registered: [],
  news: ['subject', 'text'],
  test: ['config']
} as const

/** Tells whether the product sends the template with this code. */
export const isProductTemplate = (code: unknown): code is keyof typeof productTemplates =>
  typeof code === 'string' && Object.hasOwn(productTemplates, code)

/** A condition: the template is not one of the product's own, whose variables are fixed. */
export const isOwnTemplate = {
  properties: { code: { not: { enum: Object.keys(productTemplates) } } }
} as const

/** The properties that identify a template of mail or SMS. */
export const templateProperties = {
  code: {
    type: 'string',
    description: 'What it is asked for by.',
    minLength: 1,
    maxLength: 50,
    pattern: '^[a-z][A-Za-z0-9]*$',
    examples: ['welcome']
  },
  name: {
    type: 'string',
    description: 'What administrators call it.',
    minLength: 1,
    maxLength: 50,
    pattern: '\\S',
    examples: ['欢迎']
  }
} as const satisfies Properties

/** The administrators' remark on a template. */
export const remarkProperty = {
  remark: {
    type: 'string',
    description: 'For administrators.',
    maxLength: 200,
    default: '',
    'x-widget': 'textarea',
    examples: ['']
  }
} as const satisfies Properties
