import { expect, test } from 'vitest'
import { toIssueTitle } from './title.ts'

test.each([
  ['投诉：望湖花园电梯停运', '望湖花园电梯停运'],
  ['请问：公积金贷款怎么办理', '公积金贷款怎么办理'],
  ['关于“望湖花园停水”的投诉', '望湖花园停水'],
  ['关于“望湖花园停水”问题的求助', '望湖花园停水'],
  ['关于望湖花园物业费的咨询', '望湖花园物业费'],
  ['求助：关于“望湖花园停水”的求助', '望湖花园停水'],
  ['望湖花园物业费太高', '望湖花园物业费太高'],
  ['建议在望湖花园门口设红绿灯', '建议在望湖花园门口设红绿灯'],
  ['关于望湖花园的几个问题', '关于望湖花园的几个问题'],
  ['投诉：停水', '投诉：停水']
])('the title of an issue is the subject without its frame: %s', (subject, title) => {
  expect(toIssueTitle(subject)).toBe(title)
})
