/** Why a condition cannot be read, or not be decided, in three languages. */
import { type Language, languages } from '@board/schemas/errors'

const words = {
  long: ['超过 {what} 个字符', '超過 {what} 個字元', 'it is longer than {what} characters'],
  unfinished: ['末尾缺少内容', '結尾缺少內容', 'something is missing at the end'],
  misplaced: ['“{what}”不能用在这里', '「{what}」不能用在這裡', '“{what}” does not fit here'],
  open: ['括号没有闭合', '括號沒有閉合', 'a bracket is not closed'],
  deep: ['括号层数过多', '括號層數過多', 'there are too many brackets'],
  unknown: ['无法识别“{what}”', '無法辨識「{what}」', '“{what}” is not understood'],
  undecided: ['“{what}”既不是真也不是假', '「{what}」既不是真也不是假', '“{what}” is neither true nor false'],
  incomparable: [
    '“{what}”两边须同为数字或同为文本',
    '「{what}」兩邊須同為數字或同為文字',
    'both sides of “{what}” must be numbers, or both texts'
  ]
} as const satisfies Readonly<Record<string, readonly [string, string, string]>>

export type ReasonKind = keyof typeof words

/** A reason in each language, its gap filled. */
export function reasonWords(kind: ReasonKind, what = ''): Readonly<Record<Language, string>> {
  const word = (language: Language) =>
    words[kind][languages.indexOf(language)]?.replace('{what}', () => what) ?? ''
  return { 'zh-CN': word('zh-CN'), 'zh-TW': word('zh-TW'), 'en-US': word('en-US') }
}
