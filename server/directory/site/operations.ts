import { defineOperations } from '../../platform/http/call.ts'
import { readSiteConfig } from './config.ts'
import { listDictionary, listOffered } from './dictionaries.ts'
import { readParameters } from './parameters.ts'
import { listRegions, regionPath } from './regions.ts'
import { listTopics } from './topics.ts'

export const siteOperations = defineOperations({
  siteConfig: call => {
    const { keys, config, senders } = call.deps
    return readSiteConfig(
      call.db,
      { keys, mode: config.mode, senders },
      call.language,
      call.now,
      call.query.dictVersion
    )
  },
  robot: async call => ({ robot: { ...(await readParameters(call.db)).robot } }),
  feedbackGrades: async call => {
    const grades = await listDictionary(call.db, 'grade', call.language)
    return { gradeLevel: grades, gradeSpeed: grades, gradeManner: grades }
  },
  domainList: call => listOffered(call.db, 'domain', call.language),
  typeList: call => listOffered(call.db, 'messageType', call.language),
  topicList: call => listTopics(call.db, call.language),
  regionChildren: call => listRegions(call.db, call.query.parentId),
  regionPath: call => regionPath(call.db, call.query.id)
})
