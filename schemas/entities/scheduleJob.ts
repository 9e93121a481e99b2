import { beanNames } from '../facts/beans.ts'
import { latestMoment } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** A job that one of all servers runs at its times. Specification 3, 4. */
export const scheduleJob = resource({
  $id: 'scheduleJob',
  type: 'object',
  description: 'Something that is done at its times.',
  'x-resource': {
    label: 'beanName',
    title: 'entities.scheduleJob.name',
    operations: ['create', 'update', 'delete', 'export'],
    refusals: { create: ['ENT0190', 'ENT0191'], update: ['ENT0190', 'ENT0191'] }
  },
  required: ['beanName', 'cronExpression'],
  properties: {
    beanName: {
      type: 'string',
      description: 'What is done.',
      enum: beanNames,
      examples: ['siteNumbers']
    },
    params: {
      type: 'string',
      description: 'What it is told, as a JSON object.',
      maxLength: 2000,
      default: '{}',
      'x-widget': 'textarea',
      examples: ['{}']
    },
    cronExpression: {
      type: 'string',
      description: 'When it is done: six fields of Quartz, or seven with a year, in the time of Shanghai.',
      minLength: 11,
      maxLength: 200,
      'x-widget': 'cron',
      examples: ['0 0 12 * * ?']
    },
    missed: {
      type: 'integer',
      description:
        'What becomes of a time at which no server was there: 0 it is skipped, 1 it is made up for, once.',
      enum: [0, 1],
      default: 1,
      examples: [1]
    },
    remark: {
      type: 'string',
      description: 'What it is for.',
      maxLength: 200,
      default: '',
      'x-widget': 'textarea',
      examples: ['For the home page.']
    },
    status: {
      type: 'integer',
      description: '0 paused, 1 normal.',
      readOnly: true,
      enum: [0, 1],
      'x-tone': { 0: 'wait', 1: 'ok' },
      examples: [1]
    },
    nextFireAt: {
      type: ['integer', 'null'],
      description: 'When it is done next; null while it is paused.',
      readOnly: true,
      minimum: 0,
      maximum: latestMoment,
      'x-widget': 'time',
      examples: [1760000000]
    },
    lastRunAt: {
      type: ['integer', 'null'],
      description: 'When it was done last.',
      readOnly: true,
      minimum: 0,
      maximum: latestMoment,
      'x-widget': 'time',
      examples: [1760000000]
    },
    lastStatus: {
      type: ['integer', 'null'],
      description: 'How that ended: 0 failed, 1 success.',
      readOnly: true,
      enum: [0, 1, null],
      'x-tone': { 0: 'late', 1: 'ok' },
      examples: [1]
    }
  }
} as const satisfies ResourceSchema)
