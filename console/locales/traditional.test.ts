import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entityTexts } from '@board/generated/locales/zh-TW'
import { questions } from '@board/generated/words/questions/zh-TW'
import { words } from '@board/generated/words/zh-TW'
import { errors } from '@board/schemas/errors/catalogue'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'zh-TW')

/** The texts in Traditional Chinese, by where they stand: files of the console, words of families, entities and errors. */
const sources: readonly (readonly [string, string])[] = [
  ...globSync('**/*.ts', { cwd: folder }).map(
    file => [file, readFileSync(join(folder, file), 'utf8')] as const
  ),
  ['questions', JSON.stringify(questions)],
  ...Object.entries(words).map(([part, texts]) => [part, JSON.stringify(texts)] as const),
  ...Object.entries(entityTexts).map(([name, texts]) => [name, JSON.stringify(texts)] as const),
  ...Object.entries(errors).map(([code, entry]) => [code, entry['zh-TW']] as const)
]

/** Words of the mainland, each with the word that readers of Traditional Chinese use. */
const usage = {
  列表: '清單',
  關鍵詞: '關鍵字',
  流程標識: '流程識別',
  定時任務: '排程工作',
  帳戶: '帳號',
  介面位址: '端點位址',
  '(?<!通行)密鑰': '金鑰',
  '記錄(?=的|有|中|數)': '紀錄',
  '[“”]': '「」',
  登錄: '登入',
  賬: '帳',
  短信: '簡訊',
  默認: '預設',
  信息: '資訊',
  視頻: '影片',
  網絡: '網路',
  用戶: '使用者',
  保存在: '儲存',
  設置: '設定',
  鏈接: '連結',
  菜單: '選單',
  打印: '列印'
}

test.each(Object.entries(usage))('texts in Traditional Chinese do not write %s: it is %s', word => {
  const foreign = new RegExp(word)
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter(([, text]) => foreign.test(text)).map(([place]) => place)).toEqual([])
})
