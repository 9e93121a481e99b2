import { type Actor, isCitizen, requireSignedIn, type SignedInActor } from '../../../platform/actor.ts'
import { defineOperations } from '../../../platform/http/call.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { settle } from '../outcome.ts'
import { tryOwnPassword } from '../own-password.ts'
import { readSecondFactor, renewRecoveryCodes, switchOff } from './keep.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkeys.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { beginSetUp, confirmSetUp, readSetUp } from './set-up.ts'

/** Narrows to the staff of the platform and of institutions. @throws Refusal USR0001, GEN0403 for citizens */
function requireWorker(actor: Actor): SignedInActor {
  const person = requireSignedIn(actor)
  if (isCitizen(person)) throw new Refusal('GEN0403')
  return person
}

/** The operations on the second factor of staff and institutions. Decisions 0097, 0108. */
export const secondFactorOperations = defineOperations({
  getSecondFactor: call => readSecondFactor(call.db, requireWorker(call.actor)),
  beginSecondFactor: async call => {
    const { keys, random } = call.deps
    const password = await tryOwnPassword(call.db, requireWorker(call.actor), call.body.password)
    settle(await call.write(trx => beginSetUp(trx, keys, random, password, call.now)))
    // the answers to repeated requests are stored, so the answer of a write may not contain a secret
    return await readSetUp(call.db, keys, password)
  },
  confirmSecondFactor: async call => {
    const actor = requireWorker(call.actor)
    const recoveryCodes = makeRecoveryCodes(call.deps.random)
    let isNew = false
    await call.write(async trx => {
      const given = { code: call.body.code, recoveryCodes }
      await confirmSetUp(trx, call.deps.keys, { actor, token: call.token }, given, call.now)
      isNew = true
      return null
    })
    return { recoveryCodes: isNew ? recoveryCodes : [] }
  },
  renewRecoveryCodes: async call => {
    const actor = requireWorker(call.actor)
    const password = await tryOwnPassword(call.db, actor, call.body.password)
    const recoveryCodes = makeRecoveryCodes(call.deps.random)
    let isNew = false
    settle(
      await call.write(async trx => {
        const given = { password, recoveryCodes }
        const outcome = await renewRecoveryCodes(trx, call.deps.keys, actor, given, call.now)
        isNew = 'done' in outcome
        return outcome
      })
    )
    return { recoveryCodes: isNew ? recoveryCodes : [] }
  },
  switchOffSecondFactor: async call => {
    const actor = requireWorker(call.actor)
    const password = await tryOwnPassword(call.db, actor, call.body.password)
    return settle(await call.write(trx => switchOff(trx, call.deps.keys, actor, password, call.now)))
  },
  beginPasskey: async call => {
    const actor = requireWorker(call.actor)
    const { keys, random } = call.deps
    const password = await tryOwnPassword(call.db, actor, call.body.password)
    const given = { password, site: call, random }
    return settle(await call.write(trx => beginPasskey(trx, keys, actor, given, call.now)))
  },
  addPasskey: async call => {
    const actor = requireWorker(call.actor)
    const recoveryCodes = makeRecoveryCodes(call.deps.random)
    let isNew = false
    settle(
      await call.write(async trx => {
        const by = { actor, token: call.token, site: call }
        const given = { made: call.body, recoveryCodes }
        const outcome = await addPasskey(trx, call.deps.keys, by, given, call.now)
        isNew = 'done' in outcome && outcome.done.isFirst
        return outcome
      })
    )
    return { recoveryCodes: isNew ? recoveryCodes : [] }
  },
  renamePasskey: async call => {
    const actor = requireWorker(call.actor)
    await call.write(trx => renamePasskey(trx, actor, call.body))
    return null
  },
  removePasskey: async call => {
    const actor = requireWorker(call.actor)
    const password = await tryOwnPassword(call.db, actor, call.body.password)
    const given = { password, id: call.body.id }
    return settle(await call.write(trx => removePasskey(trx, call.deps.keys, actor, given, call.now)))
  }
})
