import { Binary, defineOperations, type Operations } from '../../platform/http/call.ts'
import { digestOf } from '../../platform/http/pages/compress.ts'
import { keptBriefly } from '../../platform/http/pages/shared-cache.ts'
import type { MessageDetails } from '../../records/message-core/detail-parts.ts'
import { atomOf } from './atom.ts'
import { feedOfMessage, feedOfMessages } from './messages.ts'
import { listSiteMapFiles, readSiteMapFile } from './read-site-map.ts'
import { robotsOf } from './robots.ts'
import { fileOf, indexOf } from './site-map.ts'

/** Answers in the formats that programs read: rules for crawlers, site map, feeds. */
export const feedOperations = (details: MessageDetails): Operations =>
  defineOperations({
    robotsText: async call => file('text/plain', robotsOf(call.origin)),
    siteMapIndex: async call =>
      file('application/xml', indexOf(call.origin, await listSiteMapFiles(call.db))),
    siteMapFile: async call => {
      const places = await readSiteMapFile(call.db, call.params.name, call.deps.portal?.addresses ?? [])
      return file('application/xml', fileOf(call.origin, places))
    },
    messagesFeed: async call =>
      file('application/atom+xml', atomOf(await feedOfMessages(call, call.query ?? {}))),
    messageFeed: async call =>
      file('application/atom+xml', atomOf(await feedOfMessage(call, call.query.tid, details)))
  })

/** Makes a reply that proxies keep as briefly as a page, because a message may be taken down, and that a conditional request saves. */
const file = (mediaType: string, content: Buffer): Binary =>
  new Binary(`${mediaType}; charset=utf-8`, content, {
    etag: `"${digestOf(content)}"`,
    'cache-control': keptBriefly,
    vary: 'accept-language'
  })
