import { count, flag, id, many } from '../facts/formats.ts'
import { ref, shape } from '../vocabulary/shape.ts'

export const ChangedDay = shape('A day that a change of the calendar makes free or worked.', {
  date: { type: 'string', format: 'date', description: 'The date.', examples: ['2027-01-04'] },
  becomes: { type: 'string', enum: ['free', 'worked'], description: 'What it becomes.' }
})

export const CalendarPreview = shape(
  'The effect of the holidays that are kept, if they were put into use now.',
  {
    days: many(ref('ChangedDay'), 'The days that change, the earliest first.', 1000),
    messages: count('Messages whose deadline would move.'),
    assignments: count('Assignments of which a deadline would move.'),
    isChanged: flag('Whether there is anything to put into use; a notice may name the statutory days alone.')
  }
)

export const NewCalendar = shape('The calendar that was put into use.', { id: id('Its number.') })
