/** The words of grades: the portal has its own texts, which must be those of the dictionary. */
import { expect, test } from 'vitest'
import { dictionaries } from '../../scripts/reference/dictionaries.ts'

const places = { 'zh-CN': 1, 'zh-TW': 2, 'en-US': 3 } as const

test.each(Object.keys(places) as (keyof typeof places)[])(
  'the portal uses the words of the dictionary for grades: %s',
  async language => {
    const { messages: texts } = (await import(`../../portal/locales/${language}/message.ts`)) as {
      messages: Readonly<Record<string, string>>
    }
    const grades = dictionaries.find(({ name }) => name === 'grade')?.values ?? []
    expect(grades.map(([score]) => texts[`grade.word${score}`])).toEqual(
      grades.map(value => value[places[language]])
    )
    expect(grades).toHaveLength(5)
  }
)
