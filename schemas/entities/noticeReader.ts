import { accountNames, accountPlace } from '../facts/account-facts.ts'
import { writtenMoment } from '../facts/entity-fields.ts'
import { maxId } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** A reader of a notice since it was sent, with the time of the first opening. Specification 3. */
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
    nickName: accountNames.nickName,
    username: accountNames.username,
    ...accountPlace,
    noticeId: {
      type: 'integer',
      description: 'What they have read.',
      readOnly: true,
      minimum: 1,
      maximum: maxId,
      'x-ref': { resource: 'notice', label: 'title' },
      examples: [12]
    },
    readAt: writtenMoment('When they opened it first.')
  }
} as const satisfies ResourceSchema)
