import type { Language } from '@board/schemas/errors/catalogue'
import { checksOf } from '../validation/schema-checks.ts'
import { fieldProblems } from '../validation/validation-texts.ts'
import type { Job } from './job.ts'

type Words = Readonly<Record<Language, string>>

const checks = checksOf(fieldProblems)

const noJson: Words = {
  'zh-CN': '须为 JSON 对象，例如 {}',
  'zh-TW': '須為 JSON 物件，例如 {}',
  'en-US': 'must be a JSON object, such as {}'
}

/** Reads the parameters of a job from their text, or returns the problem. */
export function readParams(
  { params: schema, words }: Pick<Job, 'params' | 'words'>,
  text: string
): { params: object } | { problem: Words } {
  const params = parsed(text)
  if (params === undefined) return { problem: noJson }
  const nameOf = (path: string, language: Language) => words?.[path.split('.')[0] ?? '']?.[language] ?? path
  const said = (language: Language) =>
    checks
      .problems(schema, params, language)
      .map(({ path, message }) => `${nameOf(path, language)} ${message}`.trim())
      .join(language === 'en-US' ? '; ' : '；')
  if (said('en-US') === '') return { params }
  return { problem: { 'zh-CN': said('zh-CN'), 'zh-TW': said('zh-TW'), 'en-US': said('en-US') } }
}

/** Parses a JSON object; an empty text is an object without properties. */
function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text.trim() || '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
