import type { Language } from '@board/schemas/errors/catalogue'
import { isCompanyPersonName, personNameOf } from '@board/schemas/facts/text/identity'
import { readParameters } from '../../../directory/site/parameters.ts'
import type { Trx } from '../../../platform/database/open.ts'
import type { FieldProblem } from '../../../platform/refusal.ts'

const problem: Readonly<Record<Language, string>> = {
  'zh-CN': '请填写真实姓名（至少两个汉字；外籍人员请选择护照或外国人永久居留身份证）',
  'zh-TW': '請填寫真實姓名（至少兩個漢字；外籍人員請選擇護照或外國人永久居留身分證）',
  'en-US':
    'is no real name (two Chinese characters at least; foreigners choose their passport or foreign permanent resident ID card)'
}

const companyPersonProblem: Readonly<Record<Language, string>> = {
  'zh-CN': '请填写真实姓名（至少两个汉字，外籍人员至少两个字母）',
  'zh-TW': '請填寫真實姓名（至少兩個漢字，外籍人員至少兩個字母）',
  'en-US': 'is no real name (two Chinese characters or two letters at least)'
}

/** Returns the problems of the names of a company's people, by field. Foreigners may have names in Latin letters. */
export async function companyPersonProblems(
  trx: Trx,
  names: Readonly<Record<string, string>>,
  language: Language
): Promise<FieldProblem[]> {
  const { realNamePattern } = await readParameters(trx)
  return Object.entries(names)
    .filter(([, name]) => !isCompanyPersonName(name, realNamePattern))
    .map(([path]) => ({ path, message: companyPersonProblem[language] }))
}

/** Returns the problems of names that do not match the site's pattern of a real name, by field. Specification 5. */
export async function realNameProblems(
  trx: Trx,
  names: Readonly<Record<string, string>>,
  language: Language
): Promise<FieldProblem[]> {
  const { realNamePattern } = await readParameters(trx)
  const pattern = new RegExp(realNamePattern, 'u')
  return Object.entries(names)
    .filter(([, name]) => !pattern.test(personNameOf(name)))
    .map(([path]) => ({ path, message: problem[language] }))
}
