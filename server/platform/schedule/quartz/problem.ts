/** Problems of a cron expression, and their messages. */
import type { Language } from '@board/schemas/errors/catalogue'

/** The parts of an expression, in their order. The year may be left out. */
export const partNames = ['second', 'minute', 'hour', 'day', 'month', 'weekday', 'year'] as const
export type PartName = (typeof partNames)[number]

export type QuartzProblem =
  /** The expression has neither six nor seven parts. */
  | { rule: 'count'; count: number }
  /** A piece that is not valid in its part. */
  | { rule: 'unreadable'; part: PartName; text: string }
  /** A number outside the range of the part. */
  | { rule: 'range'; part: PartName; text: string; least: number; most: number }
  /** `bothDays`: day and weekday both have a value; `noDay`: both are `?`. */
  | { rule: 'bothDays' }
  | { rule: 'noDay' }
  /** No such day exists, for example the 30th of February. */
  | { rule: 'never' }
  /** The last time has passed: it is in the years that the expression names. */
  | { rule: 'past' }

type Words = Readonly<Record<Language, string>>

const names: Readonly<Record<PartName, Words>> = {
  second: { 'zh-CN': '秒', 'zh-TW': '秒', 'en-US': 'seconds' },
  minute: { 'zh-CN': '分', 'zh-TW': '分', 'en-US': 'minutes' },
  hour: { 'zh-CN': '时', 'zh-TW': '時', 'en-US': 'hours' },
  day: { 'zh-CN': '日', 'zh-TW': '日', 'en-US': 'day of the month' },
  month: { 'zh-CN': '月', 'zh-TW': '月', 'en-US': 'month' },
  weekday: { 'zh-CN': '星期', 'zh-TW': '星期', 'en-US': 'day of the week' },
  year: { 'zh-CN': '年', 'zh-TW': '年', 'en-US': 'year' }
}

/** Returns the message of a problem for the place under the field. */
export function wordsOf(problem: QuartzProblem): Words {
  switch (problem.rule) {
    case 'count':
      return {
        'zh-CN': `须为 6 段（秒 分 时 日 月 星期）或 7 段（末尾加年），现有 ${problem.count} 段`,
        'zh-TW': `須為 6 段（秒 分 時 日 月 星期）或 7 段（末尾加年），目前有 ${problem.count} 段`,
        'en-US': `six parts are needed (seconds minutes hours day month weekday), or seven with a year at the end, and there are ${problem.count}`
      }
    case 'unreadable':
      return {
        'zh-CN': `“${names[problem.part]['zh-CN']}”段中的“${problem.text}”无法识别`,
        'zh-TW': `「${names[problem.part]['zh-TW']}」段中的「${problem.text}」無法識別`,
        'en-US': `“${problem.text}” means nothing in the ${names[problem.part]['en-US']}`
      }
    case 'range': {
      const { part, text, least, most } = problem
      return {
        'zh-CN': `“${names[part]['zh-CN']}”段只能是 ${least}-${most}，不能是“${text}”`,
        'zh-TW': `「${names[part]['zh-TW']}」段只能是 ${least}-${most}，不能是「${text}」`,
        'en-US': `the ${names[part]['en-US']} go from ${least} to ${most}, and “${text}” is beyond that`
      }
    }
    case 'bothDays':
      return {
        'zh-CN': '“日”和“星期”只能限定一个，另一个请填“?”',
        'zh-TW': '「日」和「星期」只能限定一個，另一個請填「?」',
        'en-US': 'only one of day and weekday can be given; write “?” for the other'
      }
    case 'noDay':
      return {
        'zh-CN': '“日”和“星期”不能都是“?”，请将其中一个改为“*”或具体的值',
        'zh-TW': '「日」和「星期」不能都是「?」，請將其中一個改為「*」或具體的值',
        'en-US': 'day and weekday cannot both be “?”; write “*” or a value for one of them'
      }
    case 'never':
      return {
        'zh-CN': '这样的时间永远不会出现（例如 2 月 30 日）',
        'zh-TW': '這樣的時間永遠不會出現（例如 2 月 30 日）',
        'en-US': 'there is no such time, as with the 30th of February'
      }
    case 'past':
      return {
        'zh-CN': '这样的时间已经全部过去，请改“年”或去掉“年”',
        'zh-TW': '這樣的時間已經全部過去，請改「年」或去掉「年」',
        'en-US': 'all of its times have passed; change the year or leave it out'
      }
  }
}
