import type { OperationId } from '@board/generated/operations'

/** The tabs of lists, by `display`, in which each demo account must find records: all that are possible for it. */
export const tabs: readonly (readonly [
  operation: OperationId,
  displays: number[],
  ...usernames: string[]
])[] = [
  ['pageAns', [1, 2, 3, 4, 5, 6, 7, 8], 'city', 'province', 'ministry'],
  ['pageAns', [1, 3, 4, 8], 'congress'],
  // no group of the site holds an offline assignment, and a group without a superior gets no assignment
  ['pageTo', [1, 2, 3, 4, 5, 7, 8], 'city', 'bureau'],
  ['pageFrom', [1, 2, 3, 4, 5, 6, 7, 8, 9], 'city', 'province'],
  // a group without subordinates assigns only to units outside of the site
  ['pageFrom', [5, 6, 7, 8], 'bureau', 'ministry'],
  ['pageOwnRechecks', [1, 2, 3, 4, 5], 'city', 'province'],
  ['pageDeliveriesFrom', [1, 2, 3, 4, 5], 'city', 'province'],
  ['pageReportsFrom', [1, 2, 3, 4, 5, 6], 'city'],
  ['pageReportsTo', [1, 2, 3, 4, 5, 6], 'province'],
  ['pageProposals', [1, 2, 3, 4, 5], 'city'],
  ['pageOrgCampaigns', [1, 2, 3, 4, 5, 6, 7], 'city'],
  ['pageCases', [1, 2, 3, 4, 5, 6, 7], 'city'],
  ['listOwnMessages', [1, 2, 3, 4, 5, 6, 7], 'citizen', 'company'],
  ['pageEditorQueue', [1, 2, 3, 4, 5, 6, 7, 8, 9], 'editor'],
  ['pageRechecks', [1, 2, 3, 4, 5], 'editor'],
  ['pageDeletions', [1, 2, 3, 4, 5], 'editor'],
  ['pageDeliveries', [1, 2, 3, 4, 5], 'editor'],
  ['pageCampaignQueue', [1, 2, 3, 4, 5, 6, 7], 'editor'],
  // only their own institution sees drafts
  ['pageEditorCases', [1, 3, 4, 5, 6, 7], 'editor'],
  ['pageFeedback', [1, 2, 3], 'editor'],
  ['pageTasks', [1, 2, 3, 4], 'editor'],
  ['pageTasks', [1, 3], 'city'],
  ['pageRunning', [1, 2, 3, 4], 'admin']
]

/** Lists without tabs. */
export const plainLists: readonly (readonly [operation: OperationId, ...usernames: string[]])[] = [
  ['pageCollect', 'city', 'province', 'bureau'],
  ['listNotifications', 'citizen', 'company', 'city', 'province', 'bureau', 'ministry', 'congress'],
  ['listFavourites', 'citizen', 'company'],
  ['listFollows', 'citizen'],
  ['listTracks', 'citizen'],
  ['listOwnFeedback', 'citizen', 'company', 'city', 'bureau'],
  [
    'listOwnLogins',
    'citizen',
    'company',
    'city',
    'bureau',
    'ministry',
    'congress',
    'channel',
    'editor',
    'admin'
  ],
  ['listOwnEntries', 'citizen'],
  ['pageHandlingRecords', 'editor'],
  ['pageAccounts', 'editor'],
  ['pageCompanyRequests', 'editor']
]

/** The sources from which an institution has returned items. */
export const sides: readonly (readonly [username: string, ...sources: string[]])[] = [
  ['city', 'user', 'platform', 'last', 'next'],
  ['province', 'user', 'platform', 'next'],
  ['bureau', 'last'],
  ['ministry', 'user', 'platform'],
  ['congress', 'platform']
]
