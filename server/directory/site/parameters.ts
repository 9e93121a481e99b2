import { type ProposableKind, proposableKinds } from '@board/schemas/facts/proposals'
import { isColour } from '@board/schemas/facts/text/accent'
import { privacyPage } from '@board/schemas/facts/text/help-text'
import type { Db, Trx } from '../../platform/database/open.ts'
import { cacheBriefly } from './cache-briefly.ts'
import { type ParameterCode, parameterDefaults } from './parameter-defaults.ts'
import { boundOf, parameterProblem, type Words } from './parameter-problem.ts'
import { type ParameterRow, selectParameters } from './store.ts'
import { isTileTemplate } from './tile-template.ts'

export { type ParameterCode, parameterDefaults, parameterText } from './parameter-defaults.ts'

/** The site's parameters with their types. Lengths in characters, clocks in working days, grading in calendar days. */
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
  /** The most bytes of stored files that count for an account, an institution and the site; 0: no limit. Decision 0109. */
  readonly storage: Readonly<Record<'account' | 'institution' | 'site', number>>
  readonly commentMax: number
  /** A grade with this score or a lower one needs an explanation. */
  readonly explainThreshold: number
  readonly gradeSuggestions: boolean
  readonly gradingDays: number
  readonly acceptDays: number
  readonly replyDays: Readonly<Record<'consultation' | 'ordinary' | 'suggestion', number>>
  readonly explainDays: number
  readonly postCertification: boolean
  /** True if an editor must confirm a registered company before it writes. */
  readonly companyConfirmation: boolean
  /** Tells whether a company adds a picture of its licence to the data that an editor confirms. Decision 0085. */
  readonly companyLicence: Choice<'company.licence'>
  /** The names of leaders, parties and organs that no citizen may have in the nickname. Decision 0151. */
  readonly nicknameWords: readonly string[]
  /** True if a person gives an e-mail address at registration. */
  readonly registerEmail: boolean
  /** True if accounts of institutions must have a second factor. Decision 0097. */
  readonly secondFactorOfInstitutions: boolean
  /** The number of messages that one account may post on one day. */
  readonly postDaily: number
  /** The days during which the same message of one author is not taken again; 0 takes it. */
  readonly postSameDays: number
  readonly realNamePattern: string
  /** The scene of captchas without a picture (specification 9). */
  readonly captchaScene: string
  /** The largest number that such a captcha may ask for. */
  readonly captchaHardness: number
  /** Days for which logs are kept; the minimum of six months by law applies in any case. */
  readonly logKeepDays: number
  readonly channelUrl: string
  /** The addresses of the customer-service robot; empty if there is none. Specification 3. */
  readonly robot: Readonly<Record<'pcLocation' | 'pcOrgLocation' | 'pcOrgWorkTable', string>>
  /** The picture for shared pages; empty if there is none. */
  readonly shareImage: string
  /** The addresses of pages elsewhere; empty if there are none. Specification 2. */
  readonly links: Readonly<Record<'privacy' | 'service' | 'oldVersion', string>>
  /** A text on how to reach the platform; empty if there is none. */
  readonly contact: string
  /** The lines that people in distress can call; `readCareLines` reads the text. */
  readonly careLines: string
  /** The accent colour as `#rrggbb`; empty for the colour of the product. Specification 9. */
  readonly accent: string
  /** The source of map tiles; an empty template if there are none. Decision 0086. */
  readonly map: { readonly tileTemplate: string; readonly tileZoom: number; readonly attribution: string }
  /** True for the kinds of proposals that are made. Domain 8. */
  readonly proposals: Readonly<Record<ProposableKind, boolean>>
  /** The people in so many days, and the growth, from which people are alerted of a hot issue; 0 for never. Domain 8. */
  readonly hotAlert: { readonly people: number; readonly days: number; readonly growth: number }
  /** The part of the contract that its page shows; `auto` depends on the mode of the site. */
  readonly contract: Choice<'api.contract'>
}

const reading = cacheBriefly(2000, async db => parametersOf(await selectParameters(db)), 'parameter')

/** Returns the present parameters of the site, at most two seconds old. Domain 3, 6. */
export const readParameters = (db: Db | Trx): Promise<SiteParameters> => reading.read(db)

/** The part of a call that a write needs. */
interface Writing {
  readonly db: Db
  write<T>(fn: (trx: Trx) => Promise<T>): Promise<T>
}

/**
 * Runs a write that depends on the site's parameters. They are read before its transaction, so that no lock waits for
 * them.
 */
export async function writeByParameters<T>(
  call: Writing,
  fn: (trx: Trx, parameters: SiteParameters) => Promise<T>
): Promise<T> {
  const parameters = await readParameters(call.db)
  return await call.write(trx => fn(trx, parameters))
}

/** Returns the site's parameters with one of them set to another value. */
export async function readParametersWith(
  db: Db | Trx,
  code: ParameterCode,
  value: string
): Promise<SiteParameters> {
  const rows = await selectParameters(db)
  return parametersOf([...rows.filter(row => row.code !== code), { code, value }])
}

/** Returns the reason why a parameter cannot be set to a value while the others stay as they are; undefined if it can. */
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

/** Drops the cached parameters after a change, so that the next call reads them again. */
export const forgetParameters = (db: Db | Trx): void => reading.forget(db)

/** The value of a parameter that has a few. */
type Choice<Code extends CodeOf<'choice'>> = (typeof parameterDefaults)[Code]['value']

const megabyte = 1_000_000

/** Converts the rows of the table. A code that is missing, or whose text is not valid for its kind, has its default. */
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
    storage: {
      account: whole('storage.account') * megabyte,
      institution: whole('storage.institution') * megabyte,
      site: whole('storage.site') * megabyte
    },
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
    nicknameWords: text('nickname.words')
      .split(/[\s,，、;；]+/u)
      .filter(word => word !== ''),
    registerEmail: flag('register.email'),
    secondFactorOfInstitutions: flag('institution.secondFactor'),
    postDaily: whole('post.daily'),
    postSameDays: whole('post.sameDays'),
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
      // a site without a policy of its own shows the one that it ships with, which editors change
      privacy: text('link.privacy') || privacyPage,
      service: text('link.service'),
      oldVersion: text('link.oldVersion')
    },
    contact: text('site.contact'),
    careLines: text('care.lines'),
    accent: isColour(text('site.accent')) ? text('site.accent') : '',
    map: {
      tileTemplate: isTileTemplate(text('map.tiles')) ? text('map.tiles') : '',
      tileZoom: whole('map.tileZoom'),
      attribution: text('map.attribution')
    },
    proposals: Object.fromEntries(proposableKinds.map(kind => [kind, flag(`proposal.${kind}`)])) as Record<
      ProposableKind,
      boolean
    >,
    hotAlert: { people: whole('hot.people'), days: whole('hot.days'), growth: whole('hot.growth') },
    contract: choice('api.contract')
  }
}

/** Reads a whole number as the table stores it; undefined if the text is not one. */
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
