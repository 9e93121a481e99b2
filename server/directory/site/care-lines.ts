import type { Language } from '@board/schemas/errors/catalogue'
import type { Words } from '@board/schemas/vocabulary/words'
import { translations } from '@board/schemas/vocabulary/words'

/** A line that a person in distress can call. */
export interface CareLine {
  readonly name: string
  readonly phone: string
}

/** The names of the national lines, whose numbers are the same everywhere in the country. */
const national: Readonly<Record<string, Words>> = {
  12356: translations('心理援助热线', '心理援助熱線', 'Psychological help line'),
  110: translations('报警求助', '報警求助', 'Police'),
  120: translations('急救', '急救', 'Ambulance')
}

/** The most lines that are shown; more are no help to anybody. */
const most = 5

/**
 * Reads the lines from the text of the parameter: a name and a number each, separated by semicolons or line breaks. A part
 * without a number is left out. National lines have their names in the language of the reader.
 */
export function readCareLines(text: string, language: Language): CareLine[] {
  return text
    .split(/[;；\n]/)
    .flatMap(part => {
      const [, name = '', digits = ''] = /^(\D*)(\d[\d -]{1,18}\d)\s*$/.exec(part.trim()) ?? []
      const phone = digits.replace(/[ -]+/g, '-')
      if (phone === '') return []
      return [{ name: national[phone]?.[language] ?? (name.split(/[:：]/)[0] ?? '').trim(), phone }]
    })
    .slice(0, most)
}
