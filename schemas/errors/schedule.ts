import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about scheduled jobs. */
export const scheduleErrors = {
  ENT0190: entry(
    'invalid',
    'added',
    'cron 表达式有误：{reason}',
    'cron 運算式有誤：{reason}',
    'The cron expression is wrong: {reason}.'
  ),
  ENT0191: entry(
    'invalid',
    'added',
    '任务参数有误：{reason}',
    '工作參數有誤：{reason}',
    'The parameters are wrong: {reason}.'
  ),
  ENT0192: entry(
    'conflict',
    'added',
    '该任务正在等待执行或正在执行，请稍后再试',
    '該工作正在等待執行或正在執行，請稍後再試',
    'This job is waiting or under way already. Try again in a moment.'
  )
} as const satisfies Record<string, CatalogueEntry>
