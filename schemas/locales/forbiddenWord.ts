import { forbiddenWord } from '../entities/forbiddenWord.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const forbiddenWordTexts = texts(forbiddenWord, {
  'zh-CN': { name: '禁用词', fields: { word: '禁用词', remark: '说明' } },
  'zh-TW': { name: '禁用詞', fields: { word: '禁用詞', remark: '說明' } },
  'en-US': { name: 'Forbidden words', fields: { word: 'Word', remark: 'Reason' } }
})
