import type { components } from '@board/generated/openapi'
import { permissions } from '@board/generated/permissions'
import type { Language } from '@board/schemas/errors/catalogue'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { Senders } from '../../platform/outbox/senders.ts'
import { readCareLines } from './care-lines.ts'
import { listDictionaries } from './dictionaries.ts'
import { readParameters, type SiteParameters } from './parameters.ts'

/** The application code with which front ends sign their requests. It is not secret. Specification 7. */
const appCode = 'liuyanban'

/**
 * Returns the settings that the front ends need at their start. Specification 3, 7.
 * @param knownDictionaries the version of the dictionaries that the caller already has
 */
export async function readSiteConfig(
  db: Db,
  { keys, mode, senders }: { keys: Keys; mode: string; senders: Senders },
  language: Language,
  now: Date,
  knownDictionaries?: string
): Promise<components['schemas']['SiteConfig']> {
  const [parameters, sms, email] = await Promise.all([
    readParameters(db),
    senders.canSend(db, 'sms'),
    senders.canSend(db, 'mail')
  ])
  return {
    publicKey: keys.publicKeyPem,
    appCode,
    nodeEnv: mode,
    realNamePattern: parameters.realNamePattern,
    titlePattern: parameters.titlePattern,
    captchaScene: parameters.captchaScene,
    limits: limitsOf(parameters),
    ...(await listDictionaries(db, language, knownDictionaries)),
    permissions: [...permissions],
    channelUrl: parameters.channelUrl,
    accent: parameters.accent,
    contact: parameters.contact,
    careLines: readCareLines(parameters.careLines, language),
    links: parameters.links,
    map: mapOf(parameters),
    registration: {
      email: parameters.registerEmail,
      realName: parameters.postCertification,
      // a licence is a part of the request to confirm a company; without confirmation no such request exists
      licence: parameters.companyConfirmation && parameters.companyLicence !== 'off'
    },
    codes: { sms, email },
    serverTime: seconds(now)
  }
}

/** Returns the settings of the map without the template, which may contain the site's key at a tile server. */
const mapOf = ({ map }: SiteParameters): components['schemas']['SiteMap'] => ({
  tileZoom: map.tileTemplate === '' ? null : map.tileZoom,
  attribution: map.attribution
})

const limitsOf = (parameters: SiteParameters): components['schemas']['SiteLimits'] => ({
  contentMin: parameters.contentMin,
  contentMax: parameters.contentMax,
  titleMin: parameters.titleMin,
  titleMax: parameters.titleMax,
  replyMin: parameters.replyMin,
  replyMax: parameters.replyMax,
  reasonMin: parameters.reasonMin,
  remarkMax: parameters.remarkMax,
  attachmentMax: parameters.attachmentMax,
  commentMax: parameters.commentMax,
  explainThreshold: parameters.explainThreshold,
  explainDays: parameters.explainDays
})
