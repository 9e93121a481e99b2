import { writtenMoment } from '../facts/entity-fields.ts'
import { latestMoment, maxId } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** Hand-overs of forums to other institutions. A job moves the messages. Decision 0115. */
export const forumHandover = resource({
  $id: 'forumHandover',
  type: 'object',
  description: 'How far the messages of a forum have gone to another institution.',
  'x-resource': {
    label: 'name',
    title: 'entities.forumHandover.name',
    area: 'board',
    operations: ['export']
  },
  required: ['name'],
  properties: {
    name: {
      type: 'string',
      description: 'The name of the forum.',
      readOnly: true,
      examples: ['临江市市长']
    },
    forumId: {
      type: 'integer',
      description: 'The number of the forum.',
      readOnly: true,
      minimum: 1,
      maximum: maxId,
      'x-ref': { resource: 'forum', label: 'name', tree: 'parentId' },
      examples: [1]
    },
    fromGroupId: {
      type: 'integer',
      description: 'The institution that had the forum before.',
      readOnly: true,
      minimum: 1,
      maximum: maxId,
      'x-ref': { resource: 'institution', label: 'name', tree: 'parentId' },
      examples: [1]
    },
    toGroupId: {
      type: 'integer',
      description: 'The institution that gets its messages.',
      readOnly: true,
      minimum: 1,
      maximum: maxId,
      'x-ref': { resource: 'institution', label: 'name', tree: 'parentId' },
      examples: [1]
    },
    state: {
      type: 'string',
      description:
        'Whether messages are being moved, or those that are left wait until their open matters are finished, or all are moved.',
      readOnly: true,
      enum: ['moving', 'waiting', 'finished'],
      'x-tone': { moving: 'wait', waiting: 'late', finished: 'ok' },
      examples: ['moving']
    },
    total: {
      type: 'integer',
      description: 'How many messages the institution before had when it began.',
      readOnly: true,
      minimum: 0,
      maximum: maxId,
      examples: [1]
    },
    moved: {
      type: 'integer',
      description: 'How many of them have been moved.',
      readOnly: true,
      minimum: 0,
      maximum: maxId,
      examples: [1]
    },
    waiting: {
      type: 'integer',
      description: 'How many stay until what is open about them is finished.',
      readOnly: true,
      minimum: 0,
      maximum: maxId,
      examples: [1]
    },
    startedAt: writtenMoment('When it began.'),
    finishedAt: {
      type: ['integer', 'null'],
      description: 'When the last message was moved; null until then.',
      readOnly: true,
      minimum: 0,
      maximum: latestMoment,
      'x-widget': 'time',
      examples: [1760000000]
    },
    startedBy: {
      type: 'string',
      description: 'Who began it.',
      readOnly: true,
      examples: ['临江市市长']
    }
  }
} as const satisfies ResourceSchema)
