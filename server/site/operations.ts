import { defineOperations } from '../http/call.ts'
import { readSiteConfig } from './config.ts'
import { listDictionary } from './dictionaries.ts'
import { siteNumbers } from './numbers.ts'
import { listRegions, listTopics } from './regions.ts'

export const siteOperations = defineOperations({
  siteConfig: call =>
    readSiteConfig(call.db, { keys: call.deps.keys, mode: call.deps.config.mode }, call.language, call.now),
  siteNumbers: call => siteNumbers(call.db),
  domainList: call => listDictionary(call.db, 'domain', call.language),
  typeList: call => listDictionary(call.db, 'messageType', call.language),
  topicList: call => listTopics(call.db),
  regionChildren: call => listRegions(call.db, call.query.parentId)
})
