import { isColour } from '@board/schemas/accent'
import type { Db, Trx } from '../database/open.ts'
import { freshly } from './freshly.ts'
import { type ParameterCode, parameterDefaults } from './parameter-defaults.ts'
import { boundOf, parameterProblem, type Words } from './parameter-problem.ts'
import { type ParameterRow, selectParameters } from './store.ts'
import { isTileTemplate } from './tile-template.ts'

export { type ParameterCode, parameterDefaults, parameterText } from './parameter-defaults.ts'

/** The site's parameters, typed. Lengths in characters, clocks in working days, grading in calendar days. */
export interface SiteParameters {
  readonly contentMin: number
  readonly contentMax: number
  readonly titleMin: number
  readonly titleMax: number
  /** A regular expression for the flag `u`. */
  readonly titlePattern: string
  readonly replyMin: number
  readonly replyMax: number
  readonly reasonMin: number
  readonly remarkMax: number
  readonly attachmentMax: number
  readonly commentMax: number
  /** A score at or below it asks for an explanation. */
  readonly explainThreshold: number
  readonly gradeSuggestions: boolean
  readonly gradingDays: number
  readonly acceptDays: number
  readonly replyDays: Readonly<Record<'consultation' | 'ordinary' | 'suggestion', number>>
  readonly explainDays: number
  readonly postCertification: boolean
  /** Whether a company that has registered is confirmed by an editor before it writes. */
  readonly companyConfirmation: boolean
  /** Whether a company hands in a picture of its licence with what an editor confirms. Decision 0085. */
  readonly companyLicence: Choice<'company.licence'>
  /** Whether a person gives an e-mail address at registration. */
  readonly registerEmail: boolean
  /** Whether accounts of institutions must have a second factor. Decision 0097. */
  readonly secondFactorOfInstitutions: boolean
  /** Messages that one account may post on one day. */
  readonly postDaily: number
  readonly realNamePattern: string
  /** The scene that captchas without a picture are made for (specification 9). */
  readonly captchaScene: string
  /** The largest number that such a captcha may ask for. */
  readonly captchaHardness: number
  /** Days that logs are kept; the law's six months hold whatever it says. */
  readonly logKeepDays: number
  readonly channelUrl: string
  /** Where the customer-service robot is found; empty: there is none. Specification 3. */
  readonly robot: Readonly<Record<'pcLocation' | 'pcOrgLocation' | 'pcOrgWorkTable', string>>
  /** The picture of what is shared; empty: none. */
  readonly shareImage: string
  /** Pages elsewhere; empty: none. Specification 2. */
  readonly links: Readonly<Record<'privacy' | 'service' | 'oldVersion', string>>
  /** How people reach the platform, in words; empty: not said. */
  readonly contact: string
  /** The accent colour as `#rrggbb`; empty: that of the product. Specification 9. */
  readonly accent: string
  /** Where pictures of the map come from; an empty template: there are none. Decision 0086. */
  readonly map: { readonly tileTemplate: string; readonly tileZoom: number; readonly attribution: string }
  /** The part of the contract that its page shows: `auto` goes by the mode of the site. */
  readonly contract: Choice<'api.contract'>
}

const reading = freshly(2000, async db => parametersOf(await selectParameters(db)), 'parameter')

/** The site's parameters as they are now, at most two seconds old. Domain 3, 6. */
export const readParameters = (db: Db | Trx): Promise<SiteParameters> => reading.read(db)

/** The part of a call that a write needs. */
interface Writing {
  readonly db: Db
  write<T>(fn: (trx: Trx) => Promise<T>): Promise<T>
}

/** A write that goes by the site's parameters: they are read before its transaction, so that no lock waits for them. */
export async function writeByParameters<T>(
  call: Writing,
  fn: (trx: Trx, parameters: SiteParameters) => Promise<T>
): Promise<T> {
  const parameters = await readParameters(call.db)
  return await call.write(trx => fn(trx, parameters))
}

/** The site's parameters as they would be if one of them were set to another value. */
export async function readParametersWith(
  db: Db | Trx,
  code: ParameterCode,
  value: string
): Promise<SiteParameters> {
  const rows = await selectParameters(db)
  return parametersOf([...rows.filter(row => row.code !== code), { code, value }])
}

/** Returns why a parameter cannot be set to a value while the others stay as they are; undefined: it can. */
export async function findParameterProblem(
  db: Db | Trx,
  code: ParameterCode,
  value: string
): Promise<Words | undefined> {
  const bound = boundOf(code)
  if (!bound) return parameterProblem(code, value)
  const set = (await selectParameters(db)).find(row => row.code === bound.other)?.value
  return parameterProblem(code, value, wholeNumber(set) ?? Number(parameterDefaults[bound.other].value))
}

/** Reads anew next time: for whoever has just changed a parameter. */
export const forgetParameters = (db: Db | Trx): void => reading.forget(db)

/** A word of a parameter that has a few. */
type Choice<Code extends CodeOf<'choice'>> = (typeof parameterDefaults)[Code]['value']

/** Types what the table holds; a code that is missing, or whose text does not fit its kind, has its default. */
export function parametersOf(rows: readonly ParameterRow[]): SiteParameters {
  const texts = new Map(rows.map(({ code, value }) => [code, value]))
  const whole = (code: CodeOf<'whole'>): number =>
    wholeNumber(texts.get(code)) ?? parameterDefaults[code].value
  const flag = (code: CodeOf<'flag'>): boolean => {
    const value = texts.get(code)
    return value === '1' || value === '0' ? value === '1' : parameterDefaults[code].value
  }
  const text = (code: CodeOf<'text' | 'address' | 'colour' | 'pattern' | 'tiles'>): string =>
    texts.get(code) ?? parameterDefaults[code].value
  const pattern = (code: CodeOf<'pattern'>): string =>
    isPattern(text(code)) ? text(code) : parameterDefaults[code].value
  const choice = <Code extends CodeOf<'choice'>>(code: Code): Choice<Code> => {
    const words: readonly Choice<Code>[] = parameterDefaults[code].among
    return words.find(word => word === texts.get(code)) ?? parameterDefaults[code].value
  }
  return {
    contentMin: whole('content.min'),
    contentMax: whole('content.max'),
    titleMin: whole('title.min'),
    titleMax: whole('title.max'),
    titlePattern: pattern('title.pattern'),
    replyMin: whole('reply.min'),
    replyMax: whole('reply.max'),
    reasonMin: whole('reason.min'),
    remarkMax: whole('remark.max'),
    attachmentMax: whole('attachment.max'),
    commentMax: whole('comment.max'),
    explainThreshold: whole('explain.threshold'),
    gradeSuggestions: flag('grading.suggestions'),
    gradingDays: whole('grading.days'),
    acceptDays: whole('clock.accept'),
    replyDays: {
      consultation: whole('clock.reply.consultation'),
      ordinary: whole('clock.reply.ordinary'),
      suggestion: whole('clock.reply.suggestion')
    },
    explainDays: whole('clock.explain'),
    postCertification: flag('post.certification'),
    companyConfirmation: flag('company.confirmation'),
    companyLicence: choice('company.licence'),
    registerEmail: flag('register.email'),
    secondFactorOfInstitutions: flag('institution.secondFactor'),
    postDaily: whole('post.daily'),
    realNamePattern: pattern('realName.pattern'),
    captchaScene: text('captcha.scene'),
    captchaHardness: whole('captcha.hardness'),
    logKeepDays: whole('log.keepDays'),
    channelUrl: text('channel.url'),
    robot: {
      pcLocation: text('robot.pcLocation'),
      pcOrgLocation: text('robot.pcOrgLocation'),
      pcOrgWorkTable: text('robot.pcOrgWorkTable')
    },
    shareImage: text('share.image'),
    links: {
      privacy: text('link.privacy'),
      service: text('link.service'),
      oldVersion: text('link.oldVersion')
    },
    contact: text('site.contact'),
    accent: isColour(text('site.accent')) ? text('site.accent') : '',
    map: {
      tileTemplate: isTileTemplate(text('map.tiles')) ? text('map.tiles') : '',
      tileZoom: whole('map.tileZoom'),
      attribution: text('map.attribution')
    },
    contract: choice('api.contract')
  }
}

/** Reads a whole number as the table holds it; undefined: the text is none. */
const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined

type CodeOf<Kind extends string> = {
  [Code in ParameterCode]: (typeof parameterDefaults)[Code]['kind'] extends Kind ? Code : never
}[ParameterCode]

function isPattern(source: string): boolean {
  try {
    new RegExp(source, 'u')
    return true
  } catch {
    return false
  }
}
