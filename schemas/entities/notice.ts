import { latestMoment, maxId } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/**
 * A notice of the administrators to all, or to the staff of some departments. It is a draft until it is sent.
 * Specification 3, 4.
 */
export const notice = resource({
  $id: 'notice',
  type: 'object',
  description: 'What administrators tell all, or some departments.',
  'x-resource': {
    label: 'title',
    title: 'entities.notice.name',
    operations: ['create', 'update', 'delete', 'export'],
    refusals: { update: ['NTC0001'], delete: ['NTC0001'] }
  },
  required: ['title', 'type', 'content'],
  properties: {
    title: {
      type: 'string',
      description: 'What it is about.',
      minLength: 1,
      pattern: '\\S',
      maxLength: 100,
      examples: ['国庆节期间值班安排']
    },
    type: {
      type: 'integer',
      description: '1 notification, 2 announcement, 3 maintenance.',
      enum: [1, 2, 3],
      examples: [1]
    },
    receiverType: {
      type: 'integer',
      description: '0 all, 1 department.',
      enum: [0, 1],
      default: 0,
      examples: [0]
    },
    deptIdList: {
      type: 'array',
      description: 'The departments that it is for, with those below them.',
      items: { type: 'integer', minimum: 1, maximum: maxId },
      uniqueItems: true,
      maxItems: 500,
      default: [],
      'x-ref': { resource: 'dept', label: 'name', tree: 'parentId' },
      'x-when': {
        show: { required: ['receiverType'], properties: { receiverType: { const: 1 } } },
        require: { required: ['receiverType'], properties: { receiverType: { const: 1 } } }
      },
      examples: [[]]
    },
    content: {
      type: 'string',
      description: 'What it says, as plain text: HTML in it is shown as it was typed.',
      minLength: 1,
      pattern: '\\S',
      maxLength: 20_000,
      'x-widget': 'textarea',
      examples: ['国庆节期间实行轮流值班，请各部门于9月25日前报送值班表。']
    },
    status: {
      type: 'integer',
      description: '0 draft, 1 sent.',
      readOnly: true,
      enum: [0, 1],
      'x-tone': { 0: 'wait', 1: 'ok' },
      examples: [0]
    },
    sender: {
      type: 'string',
      description: 'Who sent it last, by the name that others see.',
      readOnly: true,
      examples: ['系统管理员']
    },
    sentAt: {
      type: ['integer', 'null'],
      description: 'The send date; null while it is a draft.',
      readOnly: true,
      minimum: 0,
      maximum: latestMoment,
      'x-widget': 'time',
      examples: [1760000000]
    }
  }
} as const satisfies ResourceSchema)
