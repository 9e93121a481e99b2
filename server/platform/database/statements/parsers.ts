import pg from 'pg'

/**
 * The conversion of column values to JavaScript, the same on PostgreSQL and PGlite.
 *
 * | type | becomes |
 * |---|---|
 * | bigint | number; a value beyond 2^53 throws: such columns are `text`, or are cast to it |
 * | date, timestamp, interval | the text the database prints; we store instants as `timestamptz` |
 * | timestamptz | Date |
 * | bytea | Buffer |
 *
 * The drivers convert everything else, and they agree; `parsers.test.ts` checks it.
 */
const parsers: Record<number, (text: string) => unknown> = {
  20: safeInteger,
  17: bytes,
  1082: text => text,
  1114: text => text,
  1184: instant,
  1186: text => text
}

const arrays: Record<number, number> = { 1016: 20, 1001: 17, 1182: 1082, 1115: 1114, 1185: 1184, 1187: 1186 }

const arrayParsers = Object.fromEntries(
  Object.entries(arrays).map(([array, element]) => [
    array,
    (text: string) => list(text, parsers[element] ?? String)
  ])
)

const all: Record<number, (text: string) => unknown> = { ...parsers, ...arrayParsers }

/** The parsers for `pg.Pool({ types })`. They do not change the driver's global table. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : all[oid]) ?? pg.types.getTypeParser(oid, format)
}

function safeInteger(text: string) {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is beyond 2^53: read this column as text`)
  return number
}

function bytes(text: string) {
  return Buffer.from(text.slice(2), 'hex')
}

/**
 * Parses a `timestamptz`. Sessions use UTC, and a list reads hundreds of instants, so the usual form is read digit by digit, which
 * takes less time than `Date`'s own reading. Decision 0132.
 */
function instant(text: string) {
  if (isUsualInstant(text)) return new Date(usualInstant(text))
  if (text.endsWith('+00')) return new Date(`${text.slice(0, -3).replace(' ', 'T')}Z`)
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
}

/** The form `2024-01-01 10:00:00.123456+00`, with up to six digits of a second; `Date.UTC` takes years before 100 for others. */
const isUsualInstant = (text: string): boolean =>
  text.charCodeAt(4) === 45 && text.charCodeAt(10) === 32 && text.endsWith('+00') && text >= '01'

function usualInstant(text: string): number {
  const digit = (at: number): number => text.charCodeAt(at) - 48
  const two = (at: number): number => digit(at) * 10 + digit(at + 1)
  const end = text.length - 3
  const fraction = (at: number): number => (at < end ? digit(at) : 0)
  const milliseconds = fraction(20) * 100 + fraction(21) * 10 + fraction(22)
  return Date.UTC(two(0) * 100 + two(2), two(5) - 1, two(8), two(11), two(14), two(17), milliseconds)
}

/**
 * Parses an array such as `{a,"b c",NULL}`: one dimension, and no commas inside the values, because these types print
 * none.
 */
function list(text: string, parse: (text: string) => unknown) {
  if (text === '{}') return []
  return text
    .slice(1, -1)
    .split(',')
    .map(item => (item === 'NULL' ? null : parse(item.replace(/^"|"$/g, '').replace(/\\\\/g, '\\'))))
}
