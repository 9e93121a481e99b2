import { accountNames, accountPlace } from '../facts/account-facts.ts'
import { addressFields, deviceFields, writtenMoment } from '../facts/entity-fields.ts'
import { latestMoment, maxId } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** Open sessions. Nobody knows their tokens. Specification 3, 4. */
export const onlineUser = resource({
  $id: 'onlineUser',
  type: 'object',
  description: 'A session that is open.',
  'x-resource': { label: 'username', title: 'entities.onlineUser.name', scope: 'deptId', operations: [] },
  required: ['username'],
  properties: {
    ...accountNames,
    ...accountPlace,
    loginAt: writtenMoment('Since when.'),
    expiresAt: {
      type: 'integer',
      description: 'When it ends by itself.',
      readOnly: true,
      minimum: 0,
      maximum: latestMoment,
      'x-widget': 'time',
      examples: [1760086400]
    },
    loginType: {
      type: 'integer',
      description: '1 password, 2 SMS.',
      readOnly: true,
      enum: [1, 2],
      examples: [1]
    },
    ...addressFields,
    ...deviceFields,
    uid: {
      type: 'integer',
      description: 'The account.',
      readOnly: true,
      minimum: 1,
      maximum: maxId,
      examples: [12]
    }
  }
} as const satisfies ResourceSchema)
