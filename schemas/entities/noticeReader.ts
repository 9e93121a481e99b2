import { latestMoment, maxId } from '../formats.ts'
import { type ResourceSchema, resource } from '../vocabulary.ts'

/** Who has opened a notice since it was sent, and when first. Specification 3. */
export const noticeReader = resource({
  $id: 'noticeReader',
  type: 'object',
  description: 'Somebody who has read a notice.',
  'x-resource': {
    label: 'nickName',
    title: 'entities.noticeReader.name',
    scope: 'deptId',
    operations: ['export']
  },
  required: ['noticeId'],
  properties: {
    nickName: { type: 'string', description: 'What others see.', readOnly: true, examples: ['受理岗一号'] },
    username: {
      type: 'string',
      description: 'The name that they sign in with.',
      readOnly: true,
      examples: ['shouli_01']
    },
    kind: {
      type: 'string',
      description: 'Whose account it is.',
      readOnly: true,
      enum: ['citizen', 'legal', 'institution', 'staff'],
      examples: ['staff']
    },
    deptId: {
      type: ['integer', 'null'],
      description: 'Of staff: their department.',
      readOnly: true,
      minimum: 1,
      maximum: maxId,
      'x-ref': { resource: 'dept', label: 'name', tree: 'parentId' },
      examples: [2]
    },
    groupName: {
      type: 'string',
      description: 'Of institutions: their name.',
      readOnly: true,
      examples: ['临江市城管局']
    },
    noticeId: {
      type: 'integer',
      description: 'What they have read.',
      readOnly: true,
      minimum: 1,
      maximum: maxId,
      'x-ref': { resource: 'notice', label: 'title' },
      examples: [12]
    },
    readAt: {
      type: 'integer',
      description: 'When they opened it first.',
      readOnly: true,
      minimum: 0,
      maximum: latestMoment,
      'x-widget': 'time',
      examples: [1760000000]
    }
  }
} as const satisfies ResourceSchema)
