import { questions } from '@board/generated/words/questions/zh-CN'

/** The questions before actions, fetched with the dialog that asks one. */
export const texts = { confirm: questions }
