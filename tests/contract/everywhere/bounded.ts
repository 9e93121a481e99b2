/** Lists without a cursor, each with the reason why it stays far below ten thousand rows. */
import type { OperationId } from '@board/generated/calls'

const words = {
  dictionary: 'a dictionary or a setting: an administrator writes each row',
  tree: 'a tree, read whole or level by level: offices, regions, departments, menus',
  office: 'offices of the country, each set up by an administrator: some thousands',
  picker: 'to choose from: who does not see what they look for types another letter',
  notice: 'notices of the site, written and sent one by one by its staff',
  record: 'what was done to one record, or what belongs to one: each row is an act of somebody',
  kinds: 'one row for each kind of thing that the program knows',
  shortest: 'a handful that the server chooses',
  latest: 'the latest ones of one account, up to a number that the server has'
} as const

/** Tells whether a call lists the history of one entity record. `bounded` does not name these calls. */
export const isHistory = (id: OperationId): boolean => /^sys\w+History$/.test(id)

export const bounded: Partial<Record<OperationId, (typeof words)[keyof typeof words]>> = {
  listSimilarAnswered: words.shortest,
  listMergeCandidates: words.shortest,
  listForums: words.office,
  searchForums: words.picker,
  searchReceivers: words.picker,
  pageParticipants: words.picker,
  listNotices: words.notice,
  getTaskHandleDetailInfo: words.record,
  sysDeptTree: words.tree,
  sysMenuNav: words.tree,
  sysRegionTree: words.tree,
  regionChildren: words.tree,
  regionPath: words.tree,
  listSubordinates: words.office,
  menuTaskNum: words.kinds,
  boardCounts: words.kinds,
  returnedCounts: words.kinds,
  listOwnSessions: words.latest,
  thirdPartyBindings: words.kinds,
  thirdPartyTypes: words.kinds,
  userPermissions: words.kinds,
  certificationTypeConfig: words.dictionary,
  domainList: words.dictionary,
  topicList: words.dictionary,
  typeList: words.dictionary,
  listHelp: words.dictionary,
  listHelpTexts: words.dictionary,
  listStandardTexts: words.dictionary,
  getOnlineCollects: words.shortest,
  suggestMessages: words.shortest,
  // a phone is bound to one account
  findAccountByPhone: words.shortest
}
