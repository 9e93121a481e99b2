import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** Holidays and make-up days of a year's notice. They count once they are put into use (`applyCalendar`). Domain 8. */
export const calendarDay = resource({
  $id: 'calendarDay',
  type: 'object',
  description: 'A holiday, or a day of a weekend that is worked for one. It counts once it is put into use.',
  'x-resource': { label: 'day', title: 'entities.calendarDay.name' },
  required: ['day', 'kind'],
  properties: {
    day: {
      type: 'string',
      description: 'The date.',
      format: 'date',
      maxLength: 10,
      examples: ['2027-01-01']
    },
    kind: {
      type: 'string',
      description: 'Whether the day is free or worked.',
      enum: ['free', 'worked'],
      examples: ['free']
    },
    name: {
      type: 'string',
      description: 'The festival to which it belongs.',
      maxLength: 50,
      default: '',
      examples: ['元旦']
    },
    inUse: {
      type: 'boolean',
      description: 'Whether deadlines are counted by it.',
      readOnly: true,
      examples: [false]
    }
  }
} as const satisfies ResourceSchema)
