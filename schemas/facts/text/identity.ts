/** Numbers by which the state identifies people and organisations (specification 5): pure rules, for servers and forms. */

/**
 * The pattern of a name in Latin letters, for foreigners: at least two letters, with spaces, dots, hyphens and
 * apostrophes.
 */
const latinName = /^(?=.*\p{Script=Latin}.*\p{Script=Latin})\p{Script=Latin}[\p{Script=Latin} .'’·-]{1,49}$/u

/**
 * Returns a person's name in its stored form: with one form of dot between the parts of a Chinese name and without space in
 * it, with single spaces, one form of hyphen and of apostrophe in Latin names.
 */
export function personNameOf(typed: string): string {
  const name = typed
    // before `normalize`, which makes a space and a mark of an acute accent
    .replace(/[‘ʻʼˈ′`´]/g, '’')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[•‧∙⋅・]/g, '·')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
  return /\p{Script=Han}/u.test(name) ? name.replaceAll(' ', '').replace(/[.·]+/g, '·') : name
}

/** Returns the number of a document in its stored form: without space and dashes, with capital letters. */
export const documentNumberOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}−]/gu, '')
    .toUpperCase()

/** The kinds of documents by which a person certifies their name. Specification 5. */
export const documentTypes = {
  idCard: 1,
  passport: 2,
  hongKongMacao: 3,
  taiwan: 4,
  foreignResident: 5
} as const

export type DocumentType = (typeof documentTypes)[keyof typeof documentTypes]

/**
 * Tells whether a name may be in Latin letters: on a passport, or on the card of a foreign resident, also if it was given as
 * an ID card.
 */
export const mayBeLatin = (certificationType: number, number: string): boolean =>
  certificationType === documentTypes.passport ||
  certificationType === documentTypes.foreignResident ||
  (certificationType === documentTypes.idCard && number.startsWith('9'))

/**
 * Tells whether a text is the name of a legal representative or a contact, who may be foreigners: the site's pattern of a
 * real name, or a name in Latin letters.
 * @param pattern the site's pattern, with the flag u
 */
export const isCompanyPersonName = (text: string, pattern: string): boolean =>
  [new RegExp(pattern, 'u'), latinName].some(one => one.test(personNameOf(text)))

/**
 * The first digits of a number: the code of a province, of Hong Kong, Macao or Taiwan. The number of a foreign resident has
 * a 9 before it.
 */
const provinces = /^9?(?:1[1-5]|2[123]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[123])/
const domesticProvinces = /^(?:1[1-5]|2[123]|3[1-7]|4[1-6]|5[0-4]|6[1-5])/

const idCardWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const
const idCardChecks = '10X98765432'

/**
 * Tells whether a text is a citizen's ID number: 15 digits, or 18 characters of which the last is a check character (GB
 * 11643). Both begin with a region and contain a valid date of birth, which is not after `today`.
 */
export function isIdCard(text: string, today: Date): boolean {
  if (!looksLikeIdCard(text, today)) return false
  if (text.length === 15) return true
  const sum = idCardWeights.reduce((total, weight, at) => total + weight * Number(text[at]), 0)
  return idCardChecks[sum % 11] === text[17]?.toUpperCase()
}

/**
 * Tells whether a text is the number of a foreigner's permanent residence ID card: an ID number that begins with 9, or the 15
 * characters of cards from before 2023: three letters of the nationality, a region of four digits, the date of birth in six
 * digits, and two more.
 */
export function isForeignResidentCard(text: string, today: Date): boolean {
  if (!/^[A-Z]{3}\d{12}$/.test(text)) return text.startsWith('9') && isIdCard(text, today)
  const [region, born] = [text.slice(3), text.slice(7, 13)]
  return domesticProvinces.test(region) && ['19', '20'].some(century => isBirthday(century + born, today))
}

/**
 * Tells whether a text is an ID number, without its check digit: a number with one wrong digit can still identify a
 * person.
 */
export function looksLikeIdCard(text: string, today: Date): boolean {
  if (/^\d{15}$/.test(text)) return isRegion(text) && isBirthday(`19${text.slice(6, 12)}`, today)
  return /^\d{17}[\dXx]$/.test(text) && isRegion(text) && isBirthday(text.slice(6, 14), today)
}

const isRegion = (text: string): boolean => provinces.test(text)

/** Tells whether eight digits are a possible date of birth: 1850 or later, and at most today in UTC+8. */
function isBirthday(digits: string, today: Date): boolean {
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)].map(Number)
  if (!year || !month || !day || year < 1850) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && date.getTime() <= today.getTime() + 8 * 3_600_000
}

/**
 * The characters of a credit code. I, O, S, V and Z are left out, because they look like digits or like each other (GB
 * 32100).
 */
const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/**
 * Tells whether a text is a unified social credit code: the registering authority, the kind, a region of six digits, nine
 * characters of the organisation, and a check character (GB 32100).
 */
export function isCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NP-RTUW-Y]{2}\d{6}[0-9A-HJ-NP-RTUW-Y]{10}$/.test(text)) return false
  let [sum, weight] = [0, 1]
  for (const character of text.slice(0, 17)) {
    sum += creditAlphabet.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return creditAlphabet[(31 - (sum % 31)) % 31] === text[17]
}

/** Returns a credit code in its stored form, with capital letters. */
export const creditCodeOf = (typed: string): string => documentNumberOf(typed)
