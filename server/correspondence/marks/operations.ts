import { readParameters } from '../../directory/site/parameters.ts'
import { isSignedIn, requireCitizen, requireInstitution, requireSignedIn } from '../../platform/actor.ts'
import { type Call, defineOperations } from '../../platform/http/call.ts'
import { networkOf } from '../../platform/network.ts'
import { shownPage } from '../../platform/paging/paging.ts'
import { listMarkedMessages, type MarkedKind } from '../../records/lists/marked-messages.ts'
import { rulesOf } from '../messages/approval/circumstances.ts'
import {
  forgetAllOpened,
  forgetOpened,
  keepMessage,
  likeAsVisitor,
  likedIds,
  likeMessage,
  releaseMessage,
  requirePersonal,
  unlikeMessage
} from './mark.ts'
import { markedRow } from './row.ts'
import { setKept } from './staff.ts'

async function listOf(
  call: Pick<Call<'listFavourites'>, 'actor' | 'db' | 'language' | 'now' | 'query'>,
  kind: MarkedKind
) {
  const page = await listMarkedMessages(call.db, requireCitizen(call.actor), kind, call.query ?? {})
  const rules = rulesOf(await readParameters(call.db), call.now)
  return shownPage(page, row => markedRow(row, call.language, rules))
}

/** Favourites, likes, follows and tracks of citizens, and what clerks keep on their boards. Domain 5, 6. */
export const markOperations = defineOperations({
  addFavourite: async call => {
    const actor = requirePersonal(requireSignedIn(call.actor))
    return call.write(trx => keepMessage(trx, actor, 'favourite', call.body.tid, call.now))
  },
  removeFavourite: async call => {
    const actor = requirePersonal(requireSignedIn(call.actor))
    return call.write(trx => releaseMessage(trx, actor, 'favourite', call.body.tid))
  },
  listFavourites: call => listOf(call, 'favourite'),
  followMessage: async call => {
    return call.write(trx => keepMessage(trx, requireCitizen(call.actor), 'follow', call.body.tid, call.now))
  },
  unfollowMessage: async call => {
    return call.write(trx => releaseMessage(trx, requireCitizen(call.actor), 'follow', call.body.tid))
  },
  listFollows: call => listOf(call, 'follow'),
  likeMessage: async call => {
    const { actor, body, client, deps, now } = call
    const reader = deps.keys.blindIndex('visitor', `${networkOf(client.address)}\n${client.userAgent}`)
    if (isSignedIn(actor))
      return call.write(trx => likeMessage(trx, requireCitizen(actor), reader, body.tid, now))
    return call.write(trx => likeAsVisitor(trx, reader, body.tid, now))
  },
  unlikeMessage: async call => {
    return call.write(trx => unlikeMessage(trx, requireCitizen(call.actor), call.body.tid))
  },
  likedIds: async ({ db, actor }) => ({ phraiseIds: await likedIds(db, requireCitizen(actor)) }),
  listTracks: call => listOf(call, 'opened'),
  deleteTrack: async call => {
    // what was opened a moment ago may still wait to be written
    await call.deps.footprints.drain()
    return call.write(trx => forgetOpened(trx, requireCitizen(call.actor), call.body.tid))
  },
  clearTracks: async call => {
    await call.deps.footprints.drain()
    return call.write(trx => forgetAllOpened(trx, requireCitizen(call.actor)))
  },
  cancelFavoriteByMessageId: call =>
    call.write(trx => setKept(trx, requireInstitution(call.actor), call.query, call.now))
})
