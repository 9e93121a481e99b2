import { isCreditCode, isIdCard } from '@board/schemas/facts/text/identity'

/** Numbers that are valid but belong to nobody: their region or their prefix is not in use. */

/** The code of a county in the demo city that does not exist. */
const nowhere = '330699'

const day = 86_400_000

/** Returns a mobile number with a prefix that no network uses. */
export const phoneOf = (uid: number): string => `154${String(uid).padStart(8, '0')}`

/** Returns the number of an ID card, which differs for each account. */
export function idCardOf(uid: number, now: Date): string {
  return numberOf(nowhere, uid, now)
}

/** Returns the number of a foreigner's permanent residence ID card, with the code of a nationality that does not exist. */
export const residentCardOf = (uid: number, now: Date): string => numberOf('933000', uid, now)

function numberOf(region: string, uid: number, now: Date): string {
  const born = new Date(Date.UTC(1960, 0, 1) + (uid % 12_000) * day).toISOString().slice(0, 10)
  const body = `${region}${born.replaceAll('-', '')}${String(uid % 1000).padStart(3, '0')}`
  return checked(body, '0123456789X', number => isIdCard(number, now))
}

/** Returns a unified social credit code, which differs for each account. */
export const creditCodeOf = (uid: number): string =>
  checked(`91${nowhere}MA${String(uid).padStart(7, '0')}`, '0123456789ABCDEFGHJKLMNPQRTUWXY', isCreditCode)

/** Returns a number with its check character added. */
function checked(body: string, alphabet: string, fits: (number: string) => boolean): string {
  const check = [...alphabet].find(character => fits(`${body}${character}`))
  if (check === undefined) throw new Error(`no character checks ${body}`)
  return `${body}${check}`
}
