import { calendarDay } from '../entities/calendarDay.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const calendarDayTexts = texts(calendarDay, {
  'zh-CN': {
    name: '节假日安排',
    fields: { day: '日期', kind: '安排', name: '节日', inUse: '已启用' },
    enums: { kind: { free: '放假', worked: '上班' } },
    hints: {
      kind: '放假：节日和调休放假的日子；上班：为调休而上班的周末。',
      name: '如“春节”。保存后点“启用”，期限才按新安排计算。'
    }
  },
  'zh-TW': {
    name: '節假日安排',
    fields: { day: '日期', kind: '安排', name: '節日', inUse: '已啟用' },
    enums: { kind: { free: '放假', worked: '補班' } },
    hints: {
      kind: '放假：節日及調整放假的日子；補班：為調整放假而上班的週末。',
      name: '如「春節」。儲存後按「啟用」，期限才會依新的安排計算。'
    }
  },
  'en-US': {
    name: 'Holidays',
    fields: { day: 'Date', kind: 'Day is', name: 'Festival', inUse: 'In use' },
    enums: { kind: { free: 'free', worked: 'worked' } },
    hints: {
      kind: 'Free: a holiday, or a day off in lieu. Worked: a day of a weekend that makes up for one.',
      name: 'Such as Spring Festival. Deadlines are counted by the new days once you put them into use.'
    }
  }
})
