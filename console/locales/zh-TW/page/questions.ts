import { questions } from '@board/generated/words/questions/zh-TW'

/** The questions before actions, fetched with the dialog that asks one. */
export const texts = { confirm: questions }
