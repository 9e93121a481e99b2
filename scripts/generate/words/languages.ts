import { type Language, languages } from '@board/schemas'
import type { ActionWords, Texts } from '@board/schemas/words/family'
import { complainer } from '../entities/complain.ts'
import type { Problem } from '../problem.ts'
import { type AllWords, type Family, type WordsFile, wordsFolder } from './discover.ts'
import { isToWrite } from './to-write.ts'

const first: Language = 'zh-CN'

/** The texts of an action that it has in all languages or in none. */
const optional = [
  'opens',
  'button',
  'again',
  'opinion',
  'agree',
  'done',
  'note',
  'fields',
  'missing'
] as const

/** Lists the optional words that one language has and another has not, and the words that are empty. */
export function languageProblems({ shared, families }: AllWords): Problem[] {
  const files = [shared, ...families.map(family => family.files)]
  return [
    ...files.flatMap(byLanguage => languages.flatMap(language => emptyTexts(byLanguage[language]))),
    ...families.flatMap(family => [
      ...repeatedLabels(family, families, shared[first].words.fields),
      ...languages.filter(language => language !== first).flatMap(language => differences(family, language))
    ])
  ]
}

/** Lists the labels of a family that another family or the shared words have, too. */
function repeatedLabels({ name, files }: Family, families: readonly Family[], shared: Texts): Problem[] {
  const { words, source } = files[first]
  return Object.keys(words.fields ?? {}).flatMap(field => {
    const other = families.find(one => one.name < name && one.files[first].words.fields?.[field])
    const place = field in shared ? 'shared' : other?.name
    return place ? [complainer(source)(['fields', field], `${wordsFolder}/${place} has this label, too`)] : []
  })
}

function differences({ files }: Family, language: Language): Problem[] {
  const [chinese, other] = [files[first], files[language]]
  const ids = Object.keys(other.words.actions ?? {}).filter(id => chinese.words.actions?.[id])
  const labels = Object.keys(chinese.words.fields ?? {}).filter(name => !other.words.fields?.[name])
  const unnamed = labels.map(name =>
    complainer(other.source)(['fields'], `the field "${name}" has a label in ${first} only`)
  )
  const ofActions = ids.flatMap(id => {
    const [those, these] = [
      optionalKeys(chinese.words.actions?.[id]),
      optionalKeys(other.words.actions?.[id])
    ]
    const lacking = those.filter(key => !these.includes(key))
    const extra = these.filter(key => !those.includes(key))
    return [
      ...lacking.map(key =>
        complainer(other.source)(['actions', id], `${id} has no "${key}", which it has in ${first}`)
      ),
      ...extra.map(key =>
        complainer(other.source)(
          ['actions', id, ...key.split('.')],
          `${id} has "${key}", but not in ${first}`
        )
      )
    ]
  })
  return [...unnamed, ...ofActions]
}

function optionalKeys(words: ActionWords | undefined): string[] {
  return optional.flatMap(part => {
    const value = words?.[part]
    if (value === undefined) return []
    return typeof value === 'string' ? [part] : Object.keys(value).map(name => `${part}.${name}`)
  })
}

function emptyTexts({ words, source }: WordsFile<unknown>): Problem[] {
  const find = (value: unknown, path: readonly string[]): Problem[] => {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, child]) => find(child, [...path, key]))
    if (typeof value !== 'string') return []
    if (isToWrite(value)) return [complainer(source)(path, 'the text is still to be written')]
    return value.trim() === '' ? [complainer(source)(path, 'the text is empty')] : []
  }
  return find(words, [])
}
