/** The reasons why a condition cannot be parsed or evaluated, in three languages. */
import { translations, type Words } from '@board/schemas/vocabulary/words'

const words = {
  long: translations('超过 {what} 个字符', '超過 {what} 個字元', 'it is longer than {what} characters'),
  unfinished: translations('末尾缺少内容', '結尾缺少內容', 'something is missing at the end'),
  misplaced: translations('“{what}”不能用在这里', '「{what}」不能用在這裡', '“{what}” does not fit here'),
  open: translations('括号没有闭合', '括號沒有閉合', 'a bracket is not closed'),
  deep: translations('括号层数过多', '括號層數過多', 'there are too many brackets'),
  unknown: translations('无法识别“{what}”', '無法辨識「{what}」', '“{what}” is not understood'),
  undecided: translations(
    '“{what}”既不是真也不是假',
    '「{what}」既不是真也不是假',
    '“{what}” is neither true nor false'
  ),
  incomparable: translations(
    '“{what}”两边须同为数字或同为文本',
    '「{what}」兩邊須同為數字或同為文字',
    'both sides of “{what}” must be numbers, or both texts'
  )
} satisfies Readonly<Record<string, Words>>

export type ReasonKind = keyof typeof words

/** Returns a reason in each language, with its placeholder filled. */
export function reasonWords(kind: ReasonKind, what = ''): Words {
  const filled = (text: string) => text.replace('{what}', () => what)
  const { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS } = words[kind]
  return translations(filled(zhCN), filled(zhTW), filled(enUS))
}
