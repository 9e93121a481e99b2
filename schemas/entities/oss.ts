import { trialFields } from '../facts/entity-fields.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

const of = (...types: number[]) => ({ required: ['type'], properties: { type: { enum: types } } }) as const
const isBucket = of(1, 2, 3, 6)

/**
 * A file storage (specification 3). New files go to the storage in use; old files stay where they are until they are
 * moved.
 */
export const oss = resource({
  $id: 'oss',
  type: 'object',
  description: 'Somewhere that files are stored.',
  'x-resource': {
    label: 'name',
    title: 'entities.oss.name',
    operations: ['create', 'update', 'delete'],
    refusals: {
      create: ['OSS0001', 'OSS0005', 'OSS0006', 'OSS0009', 'OSS0010'],
      update: ['OSS0001', 'OSS0002', 'OSS0005', 'OSS0006', 'OSS0007', 'OSS0009', 'OSS0010'],
      delete: ['OSS0002', 'OSS0004']
    }
  },
  required: ['name', 'type'],
  properties: {
    name: {
      type: 'string',
      description: 'What administrators call it.',
      minLength: 1,
      pattern: '\\S',
      maxLength: 50,
      examples: ['附件存储']
    },
    type: {
      type: 'integer',
      description: '1 cloud C, 2 cloud A, 3 cloud B, 4 FastDFS, 5 local, 6 MinIO.',
      enum: [1, 2, 3, 4, 5, 6],
      examples: [6]
    },
    region: {
      type: 'string',
      description: 'Of cloud C: the region that the bucket lies in.',
      enum: [
        'ap-beijing',
        'ap-shanghai',
        'ap-guangzhou',
        'ap-chengdu',
        'ap-chongqing',
        'ap-singapore',
        'ap-hongkong',
        'na-toronto',
        'eu-frankfurt'
      ],
      default: 'ap-beijing',
      'x-when': { show: of(1) },
      examples: ['ap-beijing']
    },
    regionCode: {
      type: 'string',
      description: 'Of the others: what the region is called there; MinIO may have none.',
      maxLength: 50,
      pattern: '^[a-z0-9-]*$',
      default: '',
      'x-when': { show: of(2, 3, 6) },
      examples: ['us-east-1']
    },
    endpoint: {
      type: 'string',
      description:
        'Scheme and host that are asked in the S3 protocol, without a path; of a cloud, empty: its own address.',
      maxLength: 100,
      pattern: '^\\S*$',
      default: '',
      'x-when': { show: isBucket, require: of(6) },
      examples: ['https://files.example.org']
    },
    bucket: {
      type: 'string',
      description: 'The bucket.',
      maxLength: 63,
      pattern: '^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$',
      default: '',
      'x-when': { show: isBucket, require: isBucket },
      examples: ['board-files']
    },
    prefix: {
      type: 'string',
      description: 'The folder in the bucket; empty: files lie at its top.',
      maxLength: 100,
      pattern: '^([A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*/?)?$',
      default: '',
      'x-when': { show: isBucket },
      examples: ['board']
    },
    accessKey: {
      type: 'string',
      description: 'The public half of the key that requests are signed with.',
      maxLength: 128,
      pattern: '^[A-Za-z0-9._/+=-]*$',
      default: '',
      'x-when': { show: isBucket, require: isBucket },
      examples: ['example-key']
    },
    secretKey: {
      type: 'string',
      description: 'The secret half, which is kept sealed and never read; absent: as it was.',
      maxLength: 200,
      writeOnly: true,
      'x-widget': 'password',
      'x-when': { show: isBucket },
      examples: ['example-secret']
    },
    hasSecret: {
      type: 'boolean',
      description: 'Whether there is a secret half.',
      readOnly: true,
      'x-when': { show: isBucket },
      examples: [true]
    },
    files: {
      type: 'integer',
      description: 'How many files lie there, when it was last counted.',
      readOnly: true,
      minimum: 0,
      examples: [0]
    },
    status: {
      type: 'integer',
      description: '0 not in use, 1 in use: new files go there; one always is.',
      enum: [0, 1],
      default: 0,
      examples: [0]
    },
    ...trialFields
  }
} as const satisfies ResourceSchema)
