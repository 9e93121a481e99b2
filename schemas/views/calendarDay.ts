import { calendarDay } from '../entities/calendarDay.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const calendarDayView = view(calendarDay, {
  icon: 'star',
  menu: 'system',
  columns: ['day', 'kind', 'name', 'inUse'],
  unsorted: ['inUse'],
  as: { calendar: { from: 'day' } },
  filters: ['day', 'kind', 'name'],
  sort: { field: 'day', order: 'DESC' },
  form: ['day', 'kind', 'name'],
  actions: ['applyCalendar']
})
