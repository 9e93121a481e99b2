import { requireChoices } from '../../directory/site/choices.ts'
import { standardReasonsIn } from '../../directory/site/dictionaries.ts'
import { readParameters, writeByParameters } from '../../directory/site/parameters.ts'
import { isInstitution, requireCitizen, requireInstitution, requireSignedIn } from '../../platform/actor.ts'
import { defineOperations, type Operations } from '../../platform/http/call.ts'
import { shownPage } from '../../platform/paging/paging.ts'
import { isProposed } from '../../records/learning/propose.ts'
import { listOwnMessages } from '../../records/lists/own-messages.ts'
import { listNearMessages, listPublicMessages } from '../../records/lists/public-messages.ts'
import { findMatches } from '../../records/lists/similar/match-excerpt.ts'
import { listSimilarMessages } from '../../records/lists/similar/similar-messages.ts'
import { suggestMessages, suggestToInstitution } from '../../records/lists/similar/suggest.ts'
import type { MessageDetails } from '../../records/message-core/detail-parts.ts'
import { findWording } from '../../records/search/wording.ts'
import { approveMessage } from './approval/approve.ts'
import { rulesOf } from './approval/circumstances.ts'
import { examineMessage, listProposedChanges } from './approval/examine.ts'
import { reclassifyMessage } from './approval/reclassify.ts'
import { returnMessage } from './approval/return.ts'
import { allowedActions } from './policy.ts'
import { postMessage } from './posting/post.ts'
import { proposeForText } from './posting/propose-for-text.ts'
import { countProposedChanges } from './posting/proposed-changes.ts'
import { resubmitMessage } from './posting/resubmit.ts'
import { readMessage } from './read.ts'
import { readStaffMessage } from './read-staff.ts'
import { revealAuthorPhone } from './reveal-phone.ts'
import { ownRow, publicRow } from './shape.ts'
import { approveSupplement, returnSupplement } from './supplements/decide-supplement.ts'
import { supplementMessage } from './supplements/supplement.ts'
import { withdrawSupplement } from './supplements/withdraw-supplement.ts'

/** Defines the operations that write, read and approve messages. `details` adds the parts of other nouns. */
export const messageOperations = (details: MessageDetails): Operations =>
  defineOperations({
    listMessages: async call => {
      const rules = rulesOf(await readParameters(call.db), call.now)
      const page = await listPublicMessages(call.db, call.query ?? {})
      const rows = page.rows.map(row => publicRow(row, call.language, rules))
      const matches = await findMatches(call.db, rows, call.query?.keywords ?? '')
      const list = rows.map(row => ({ ...row, ...matches.get(row.tid) }))
      return { ...shownPage(page, row => row), list }
    },
    listNearMessages: async call => {
      const rules = rulesOf(await readParameters(call.db), call.now)
      return (await listNearMessages(call.db, call.query)).map(row => publicRow(row, call.language, rules))
    },
    correctWording: call => findWording(call.db, call.query.keywords),
    suggestMessages: async call => {
      const { keywords, fid } = call.query
      if (isInstitution(call.actor)) return await suggestToInstitution(call.db, call.actor, keywords)
      return await suggestMessages(call.db, call.actor, keywords, fid)
    },
    listSimilarMessages: async call =>
      (await isProposed(call.db, 'similar')) ? await listSimilarMessages(call.db, call.actor, call.body) : [],
    proposeForText: call => proposeForText(call.db, call.actor, call.body),
    getMessage: call => readMessage(call, call.body.tid, details),
    getStaffMessage: call => readStaffMessage(call, call.body.tid, details),
    getEditorMessage: call => readStaffMessage(call, call.body.tid, details),
    listOwnMessages: async call => {
      const actor = requireCitizen(call.actor)
      const parameters = await readParameters(call.db)
      const rules = rulesOf(parameters, call.now)
      const { explainThreshold } = parameters
      const page = await listOwnMessages(call.db, actor, call.query ?? {}, { ...rules, explainThreshold })
      const at = { ...rules, assigned: false }
      const inLanguage = await standardReasonsIn(call.db, call.language)
      const list = shownPage(page, row =>
        ownRow(row, call.language, allowedActions(actor, row, at), at, inLanguage)
      )
      return { ...list, tabs: page.tabs }
    },
    postMessage: call =>
      writeByParameters(call, async (trx, parameters) => {
        await requireChoices(trx, call.body, call.language)
        return postMessage(trx, requireCitizen(call.actor), call.body, {
          limits: parameters,
          userAgent: call.client.userAgent,
          now: call.now
        })
      }),
    resubmitMessage: call =>
      writeByParameters(call, async (trx, parameters) => {
        await requireChoices(trx, call.body, call.language)
        return resubmitMessage(trx, requireCitizen(call.actor), call.body, parameters, call.now)
      }),
    supplementMessage: call =>
      writeByParameters(call, (trx, parameters) =>
        supplementMessage(trx, requireCitizen(call.actor), call.body, parameters, call.now)
      ),
    withdrawSupplement: call =>
      call.write(trx => withdrawSupplement(trx, requireCitizen(call.actor), call.body.id, call.now)),
    examineMessage: call => examineMessage(call.db, call.body.tid, call.language),
    reclassifyMessage: async call => {
      const proposals = await listProposedChanges(call.db, call.body.tid, call.language)
      return await writeByParameters(call, async (trx, parameters) => {
        const { body, now } = call
        await requireChoices(trx, { domainId: body.domainId, typeId: body.typeId }, call.language)
        const saved = await reclassifyMessage(trx, requireSignedIn(call.actor), body, parameters, now)
        await countProposedChanges(trx, proposals, { values: body, isApproved: false, now })
        return saved
      })
    },
    approveMessage: async call => {
      const proposals = await listProposedChanges(call.db, call.body.tid, call.language)
      return await writeByParameters(call, async (trx, parameters) => {
        const { body, now } = call
        const saved = await approveMessage(trx, requireSignedIn(call.actor), body, parameters, now)
        const values = { priorityLevel: body.priorityLevel }
        await countProposedChanges(trx, proposals, { values, isApproved: true, now })
        return saved
      })
    },
    returnMessage: call =>
      writeByParameters(call, (trx, parameters) =>
        returnMessage(trx, requireSignedIn(call.actor), call.body, parameters, call.now)
      ),
    approveSupplement: call =>
      writeByParameters(call, (trx, parameters) =>
        approveSupplement(trx, requireSignedIn(call.actor), call.body, parameters, call.now)
      ),
    returnSupplement: call =>
      call.write(trx => returnSupplement(trx, requireSignedIn(call.actor), call.body, call.now)),
    revealAuthorPhone: call =>
      call.write(trx =>
        revealAuthorPhone(trx, call.deps.keys, requireInstitution(call.actor), call.body, call.now)
      )
  })
