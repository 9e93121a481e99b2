import { languages } from '@board/schemas'
import type { Texts } from '@board/schemas/vocabulary/family-words'
import { complainer } from '../entities/complain.ts'
import { isObject } from '../json.ts'
import type { Problem } from '../problem.ts'
import { type AllWords, type Family, type WordsFile, wordsFileOf } from './discover.ts'
import { isText } from './texts.ts'
import { isToWrite } from './to-write.ts'

/** Lists the texts that lack a language or are empty, and the labels that two families have. */
export function languageProblems({ shared, families }: AllWords): Problem[] {
  return [
    ...[shared, ...families].flatMap(textProblems),
    ...families.flatMap(family => repeatedLabels(family, families, shared.words.fields))
  ]
}

/** Lists the labels of a family that another family or the shared words have, too. */
function repeatedLabels(
  { name, words, source }: Family,
  families: readonly Family[],
  shared: Texts
): Problem[] {
  return Object.keys(words.fields ?? {}).flatMap(field => {
    const other = families.find(one => one.name < name && one.words.fields?.[field])
    const place = field in shared ? 'shared' : other?.name
    return place ? [complainer(source)(['fields', field], `${wordsFileOf(place)} has this label, too`)] : []
  })
}

function textProblems({ words, source }: WordsFile<unknown>): Problem[] {
  const find = (value: unknown, path: readonly string[]): Problem[] => {
    if (!isText(value))
      return isObject(value)
        ? Object.entries(value).flatMap(([key, child]) => find(child, [...path, key]))
        : []
    return languages.flatMap(language => {
      const text = value[language]
      const complain = (message: string) => [complainer(source)(path, message)]
      if (text === undefined) return complain(`the text has no ${language}`)
      if (isToWrite(text)) return complain(`the text in ${language} is still to be written`)
      return text.trim() === '' ? complain(`the text in ${language} is empty`) : []
    })
  }
  return find(words, [])
}
