import { type EntityTexts, type Language, languages } from '@board/schemas'
import type { Path } from '../contract/source.ts'
import { didYouMean, type Problem } from '../problem.ts'
import { complainer } from './complain.ts'
import type { Declared } from './declared.ts'
import { itemOf } from './filter.ts'

type Wanted = { what: string; words: Readonly<Record<string, unknown>>; names: readonly string[]; path: Path }

/** Lists missing texts of all languages, and texts for parts that do not exist. */
export function textProblems(declared: Declared): Problem[] {
  return languages.flatMap(language => problemsIn(declared, language))
}

function problemsIn({ schema, view, texts, sources }: Declared, language: Language): Problem[] {
  const complain = complainer(sources.texts)
  const own: Partial<EntityTexts> | undefined = texts[language]
  if (!own) return [complain([], `there are no words in ${language}`)]
  const fields = Object.keys(schema.properties)
  const sections = [...view.form, ...(view.show ?? [])].flatMap(part =>
    typeof part === 'string' ? [] : [part.section]
  )
  const wanted: Wanted[] = [
    { what: 'name', words: { name: own.name }, names: ['name'], path: [language] },
    { what: 'label', words: own.fields ?? {}, names: fields, path: [language, 'fields'] },
    {
      what: 'section',
      words: own.sections ?? {},
      names: [...new Set(sections)],
      path: [language, 'sections']
    },
    ...enumsOf(schema).map(([field, values]) => ({
      what: `word for the values of "${field}":`,
      words: own.enums?.[field] ?? {},
      names: values,
      path: [language, 'enums', field]
    }))
  ]
  const withValues = enumsOf(schema).map(([field]) => field)
  return [
    ...wanted.flatMap(want => [
      ...want.names
        .filter(name => !isSaid(want.words[name]))
        .map(name => ({
          ...complain([...want.path, name], `${language}: no ${want.what} "${name}"`)
        })),
      ...unknown(Object.keys(want.words), want.names, name =>
        complain(
          [...want.path, name],
          `${language}: unknown ${want.what} "${name}"${didYouMean(name, want.names)}`
        )
      )
    ]),
    ...unknown(Object.keys(own.enums ?? {}), withValues, name =>
      complain(
        [language, 'enums', name],
        `${language}: "${name}" has no values of its own${didYouMean(name, withValues)}`
      )
    ),
    ...(['hints', 'newHints'] as const).flatMap(part =>
      unknown(Object.keys(own[part] ?? {}), fields, name =>
        complain([language, part, name], `${language}: unknown field "${name}"${didYouMean(name, fields)}`)
      )
    )
  ]
}

const isSaid = (word: unknown): boolean => typeof word === 'string' && word.trim() !== ''

const unknown = (names: readonly string[], known: readonly string[], say: (name: string) => Problem) =>
  names.filter(name => !known.includes(name)).map(say)

/** Lists the fields with values that need texts here, because they have no dictionary. */
function enumsOf(schema: Declared['schema']): [field: string, values: string[]][] {
  return Object.entries(schema.properties).flatMap(([field, property]) => {
    const { enum: values, 'x-dict': dict } = itemOf(property)
    if (!values || dict !== undefined) return []
    return [[field, values.filter(value => value !== null).map(String)] as [string, string[]]]
  })
}
