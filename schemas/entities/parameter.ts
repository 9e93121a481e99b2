import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** The parameters that the product itself reads (`server/directory/site/parameter-defaults.ts`). */
const codes = [
  'content.min',
  'content.max',
  'title.min',
  'title.max',
  'title.pattern',
  'reply.min',
  'reply.max',
  'reason.min',
  'remark.max',
  'attachment.max',
  'storage.account',
  'storage.institution',
  'storage.site',
  'comment.max',
  'explain.threshold',
  'grading.suggestions',
  'grading.days',
  'clock.accept',
  'clock.reply.consultation',
  'clock.reply.ordinary',
  'clock.reply.suggestion',
  'clock.explain',
  'post.certification',
  'company.confirmation',
  'company.licence',
  'nickname.words',
  'register.email',
  'institution.secondFactor',
  'post.daily',
  'post.sameDays',
  'realName.pattern',
  'captcha.scene',
  'captcha.hardness',
  'log.keepDays',
  'channel.url',
  'robot.pcLocation',
  'robot.pcOrgLocation',
  'robot.pcOrgWorkTable',
  'share.image',
  'link.privacy',
  'link.service',
  'link.oldVersion',
  'site.contact',
  'care.lines',
  'site.accent',
  'map.tiles',
  'map.tileZoom',
  'map.attribution',
  'proposal.domain',
  'proposal.type',
  'proposal.forum',
  'proposal.unit',
  'proposal.similar',
  'proposal.answered',
  'proposal.queue',
  'proposal.hot',
  'hot.people',
  'hot.days',
  'hot.growth',
  'api.contract'
] as const

/** The site's configuration, one setting a row; it takes effect without a restart (specification 3; domain 6). */
export const parameter = resource({
  $id: 'parameter',
  type: 'object',
  description: 'A setting of the site.',
  'x-resource': {
    label: 'code',
    title: 'entities.parameter.name',
    refusals: { create: ['ENT0152'], update: ['ENT0150', 'ENT0152'], delete: ['ENT0151'] }
  },
  required: ['code'],
  properties: {
    code: {
      type: 'string',
      description: 'What the setting is known by.',
      minLength: 1,
      maxLength: 100,
      pattern: '^[a-z][a-zA-Z0-9.]*$',
      examples: ['reply.min']
    },
    meaning: {
      type: ['string', 'null'],
      description: 'Which of the product’s parameters it is; null for others.',
      enum: [...codes, null],
      readOnly: true,
      examples: ['reply.min']
    },
    kind: {
      type: ['string', 'null'],
      description: 'What its value is; null where the product does not read it.',
      enum: ['whole', 'flag', 'pattern', 'address', 'text', 'choice', 'colour', 'tiles', null],
      readOnly: true,
      examples: ['whole']
    },
    unit: {
      type: ['string', 'null'],
      description: 'What a number of it counts; null where it is no number.',
      enum: [
        'characters',
        'workingDays',
        'days',
        'files',
        'messages',
        'score',
        'tries',
        'levels',
        'megabytes',
        'people',
        'times',
        null
      ],
      readOnly: true,
      examples: ['characters']
    },
    lowest: {
      type: ['integer', 'null'],
      description: 'The smallest number that it can be set to; null where it is no number.',
      readOnly: true,
      minimum: 0,
      examples: [1]
    },
    highest: {
      type: ['integer', 'null'],
      description: 'The largest number that it can be set to; null where it is no number.',
      readOnly: true,
      minimum: 0,
      examples: [1000]
    },
    isRehearsable: {
      type: 'boolean',
      description: 'Whether another value can be rehearsed on the messages of last month.',
      readOnly: true,
      examples: [true]
    },
    value: {
      type: 'string',
      description: 'What it is set to.',
      maxLength: 2000,
      default: '',
      examples: ['22']
    },
    defaultValue: {
      type: ['string', 'null'],
      description: 'What the product begins with; null where it does not read it.',
      maxLength: 2000,
      readOnly: true,
      examples: ['22']
    },
    remark: {
      type: 'string',
      description: 'What it is for.',
      maxLength: 200,
      default: '',
      'x-widget': 'textarea',
      examples: ['Shortest reply, in characters.']
    }
  }
} as const satisfies ResourceSchema)
