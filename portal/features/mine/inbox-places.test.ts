import { expect, test } from 'vitest'
import { placeOfNotification } from './inbox-places.ts'

test.each([
  [{ verb: 'reply.final', tid: 7, subjectKind: 'reply', subjectId: 3 }, '/threads/content?tid=7'],
  [{ verb: 'campaign.x', tid: null, subjectKind: 'campaign', subjectId: 3 }, '/rmjy/collect/content?id=3'],
  [{ verb: 'case.x', tid: null, subjectKind: 'case', subjectId: 4 }, '/caseBaseMain?id=4'],
  [{ verb: 'feedback.x', tid: null, subjectKind: 'feedback', subjectId: 5 }, '/myFeedback'],
  [{ verb: 'phone.revealed', tid: 7, subjectKind: 'account', subjectId: 9 }, '/uCenter/readings'],
  [{ verb: 'person.revealed', tid: null, subjectKind: 'account', subjectId: 9 }, '/uCenter/readings'],
  [{ verb: 'forum.x', tid: null, subjectKind: 'forum', subjectId: 5 }, undefined]
])('a notification about %o leads to %s', (about, place) => {
  expect(placeOfNotification(about)).toBe(place)
})
