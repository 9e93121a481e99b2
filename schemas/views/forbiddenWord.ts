import { forbiddenWord } from '../entities/forbiddenWord.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const forbiddenWordView = view(forbiddenWord, {
  icon: 'lock',
  menu: 'content',
  columns: ['word', 'remark'],
  filters: ['word'],
  sort: { field: 'word', order: 'ASC' },
  form: ['word', 'remark']
})
