import type { JsonSchema } from '../vocabulary/vocabulary.ts'

/** The largest id (specification 9). */
export const maxId = 2147483647

/** The length of an excerpt in lists: the code points of a message's text before the ellipsis (specification 3, 9). */
export const excerptLength = 164

/** The allowed sizes of a page of a list (specification 9). */
export const pageSizes = [10, 20, 50, 100] as const

/** The largest length of a note for joining a message, in characters. */
export const voiceNoteMax = 500

/** Totals are exact up to this number; beyond it a list says "more than". */
export const exactTotal = 10_000

/** Totals of a search are exact up to this number, because a search must look at every row that it counts. */
export const exactFound = 3000

/** Grades run from 1 to 5 (specification 9). */
export const gradeScores = [1, 2, 3, 4, 5] as const

/** The answers of an author on whether the matter is solved: 1 solved, 2 partly, 3 not. */
export const solvedAnswers = [1, 2, 3] as const

/** The type of message that is a suggestion (specification 9). */
export const suggestionType = 5

/** The topic and the forum of the special campaign: pages about them have a layout of their own (specification 9). */
export const specialCampaign = { topicId: 282, fid: 5410 } as const

/** Lengths of the texts that people type at sign-in (specification 5, 9). */
export const signInLengths = { phone: 11, phoneCode: 6, password: 20, captcha: 5 } as const

/** Seconds before another phone code can be requested (specification 4, 9). */
export const phoneCodeSeconds = 119

/** A mainland mobile number: 11 digits starting 13 to 19 (specification 5). */
export const mobilePattern = '^1[3-9][0-9]{9}$'

/** The digits of a landline after its area code: a number with or without an extension, or a hotline such as 12345. */
const landlineDigits = '(?:[2-9][0-9]{6,7}(?:-[0-9]{1,6})?|1[0-9]{4})'

/** A landline with or without its area code (specification 5). */
export const landlinePattern = `^(?:0[0-9]{2,3}-?)?${landlineDigits}$`

/** The pattern for the phone of an office: a landline, a mobile number, or a nationwide number (400, 800); or none. */
export const officePhonePattern = `^(?:(?:0[0-9]{2,3}-?)?${landlineDigits}|1[3-9][0-9]{9}|[48]00-?[0-9]{3}-?[0-9]{4})?$`

/** The beginning of an address on the web (specification 5). */
export const webAddressPattern = '^[Hh][Tt][Tt][Pp][Ss]?://'

/** An e-mail address: 2 to 29 characters before the @, so that the @ is at position 3 to 30 (specification 5). */
export const emailPattern = '^[A-Za-z0-9._%+-]{2,29}@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+$'

/**
 * A mail address of an operator: the sender of mail, or the receiver of a test. The rule of section 5 for people's addresses
 * does not apply to it; 64 characters before the @ are the limit of SMTP.
 */
export const operatorEmailPattern = '^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+$'

export const operatorEmailNameLength = { min: 1, max: 64 } as const

/** The characters before the @ in words about `emailPattern`. They stand apart, so that the portal fetches only the pattern. */
export const emailNameLength = { min: 2, max: 29 } as const

/** Joins the lines of a text with spaces. Full-width punctuation needs none after it, because it brings its own room. */
export const inOneLine = (text: string): string =>
  /\s/.test(text)
    ? text
        .replace(/([，。、；：？！）》」』])\s+/g, '$1')
        .replace(/\s+/g, ' ')
        .trim()
    : text

/** Shortens a text for a list; it counts code points, not UTF-16 units. */
export function excerptOf(text: string): string {
  const points = Array.from(inOneLine(text))
  return points.length > excerptLength ? `${points.slice(0, excerptLength).join('')}…` : points.join('')
}

/** Masks a phone number except for the first three digits (specification 9). */
export const maskPhone = (phone: string): string =>
  phone.slice(0, 3) + '*'.repeat(Math.max(0, phone.length - 3))

/**
 * Masks a phone number for its owner, in the one form of all pages, steps and letters: the first three and the last four
 * digits stay, so that the owner can distinguish numbers. A number that is masked already stays as it is.
 */
export const maskOwnPhone = (phone: string): string =>
  phone.slice(0, 3) + '*'.repeat(Math.max(0, phone.length - 7)) + phone.slice(Math.max(3, phone.length - 4))

const integer = (description: string, more: JsonSchema = {}): JsonSchema => ({
  type: 'integer',
  description,
  ...more
})

export const id = (description: string): JsonSchema => integer(description, { minimum: 1, maximum: maxId })
export const orNull = <const S extends JsonSchema>(schema: S): JsonSchema => ({
  ...schema,
  type: [schema.type as string, 'null'],
  ...(schema.enum ? { enum: [...schema.enum, null] } : {})
})
export const text = (description: string, maxLength: number, minLength = 0): JsonSchema => ({
  type: 'string',
  description,
  minLength,
  maxLength
})
/** Returns the schema of a text that the server makes; it has no length to check. */
export const words = (description: string): JsonSchema => ({ type: 'string', description })
export const flag = (description: string): JsonSchema => ({ type: 'boolean', description })
export const count = (description: string): JsonSchema => integer(description, { minimum: 0 })
/** The largest number of a dictionary. */
export const maxCode = 32_767
/** The last second of the year 9999. Later moments are errors, and no column can store them. */
export const latestMoment = 253_402_300_799
/** Returns the schema of a moment in whole seconds since 1970 (specification 9). */
export const moment = (description: string): JsonSchema =>
  integer(description, { minimum: 0, maximum: latestMoment, 'x-widget': 'time' })
/** Returns the schema of a deadline, which is shown as the days that are left. */
export const deadline = (description: string): JsonSchema =>
  integer(description, { minimum: 0, 'x-widget': 'deadline' })
/** Returns the schema of a number of a dictionary. */
export const coded = (description: string, dict: string, values?: readonly number[]): JsonSchema =>
  integer(description, values ? { enum: values, 'x-dict': dict } : { 'x-dict': dict })
export const many = (items: JsonSchema, description: string, maxItems = 100): JsonSchema => ({
  type: 'array',
  description,
  items,
  maxItems
})

export const auditStates = [0, 1, 2, 3, 4] as const
export const traceStates = [0, 1, 2, 3, 11, 12, 13, 21] as const
export const processStates = [10, 20, 25, 30, 40, 50, 90] as const
/** The filters of records by their deadline. */
export const dueKinds = ['overdue', 'today', 'soon'] as const
/** The figures of the data board that have a list of messages. */
export const countedFigures = ['messages', 'replied', 'overdue', 'graded', 'lowGrades'] as const
/** The kinds of text that a proposed reply becomes when the superior approves it. */
export const proposalKinds = ['interim', 'final', 'explanation', 'last', 'edit'] as const
/** Returns the schema of the kind of a proposed reply. */
export const proposalKind = (description: string) =>
  ({ type: 'string', enum: proposalKinds, description, 'x-dict': 'proposalKind' }) as const
/** The reasons why an assignment is closed (domain 4). */
export const closeReasons = [
  'replied',
  'cancelled',
  'takenDown',
  'deleted',
  'readdressed',
  'takenOver',
  'merged'
] as const
export const organizations = [0, 1, 3, 4, 5] as const
export const messageTypes = [1, 2, 5, 6, 9] as const
export const sources = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

/** The actions that the server allows the reader of a record. Clients show them as buttons. */
export const allowedActions = many(
  words('An operationId.'),
  'The operations that the reader may call on this record now.'
)
