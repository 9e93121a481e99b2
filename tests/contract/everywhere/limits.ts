import type { OperationId } from '@board/generated/calls'
import { callFacts } from '@board/generated/facts'
import { handlerPaces, isHandlerPace, isPace, paces } from '@board/schemas/facts/calls/paces'
import { describe, expect, it } from 'vitest'
import { findPace } from '../../../server/platform/http/answer/pace.ts'
import { buildSession } from '../../support/builders/builders.ts'
import { allowedCaller } from '../cases/automatic.ts'
import { operationIds, specOf } from '../support/document.ts'
import { aForm, exampleRequest, type RawRequest, sendRaw } from '../support/raw.ts'
import type { Stage } from '../support/stage.ts'

/** The counters of a call: one for the account or the person that it names, one for the caller's address. */
interface By {
  readonly someone: boolean
  readonly address: boolean
}

/** Returns the request of an operation whose empty request is not counted. */
function sentTo(id: OperationId): RawRequest {
  if (findPace(id) === 'search') return { query: { keywords: '路灯' } }
  return id === 'uploadAttachment' ? { payload: aForm() } : {}
}

/** Returns the counters of a call; a visitor has no account to count. */
function countersFor(id: OperationId): By | undefined {
  const { pace } = callFacts[id]
  if (pace === undefined) return undefined
  if (isHandlerPace(pace)) return handlerPaces[pace]
  return isPace(pace) ? { someone: allowedCaller(id) !== 'visitor', address: true } : undefined
}

/** Makes each call once, sets its counters to a million, and makes the call again. */
export function describeLimits(stage: Stage): void {
  const ofSomeone = () => stage.db.updateTable('rate_counter').where('key', 'not like', '%-from:%')
  const ofAddress = () => stage.db.updateTable('rate_counter').where('key', 'like', '%-from:%')

  async function sender(id: OperationId, caller = allowedCaller(id)): Promise<() => Promise<Response>> {
    const token =
      caller === 'visitor'
        ? undefined
        : await buildSession(stage.db, await stage.uid(caller), stage.clock.now())
    const request = { ...exampleRequest(stage, id), ...sentTo(id), token }
    await stage.db.deleteFrom('rate_counter').execute()
    return () => sendRaw(stage, id, request)
  }

  async function expectRefused(id: OperationId, refused: Response): Promise<void> {
    expect(refused.status).toBe(429)
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    const { result, ...plain } = (await refused.json()) as { result?: { code: string; msg: string } }
    const said = result ?? (plain as unknown as { code: string; msg: string })
    expect(said).toMatchObject({ code: 'GEN0429', msg: expect.stringContaining(String(seconds)) })
    expect(result !== undefined, 'in the envelope of its call').toBe(
      ['product', 'info'].includes(specOf(id).envelope)
    )
  }

  describe('a call that is made too often', () => {
    it.for(operationIds.filter(id => countersFor(id)))('%s is refused for a stated time', async id => {
      for (const [side, counters] of [['someone', ofSomeone()] as const, ['address', ofAddress()] as const]) {
        const send = await sender(id)
        const first = await send()
        // a second code is refused soon after the first, whatever the counters say
        if (side === 'someone') expect(first.status).not.toBe(429)
        const counted = await counters.set({ hits: 1_000_000 }).executeTakeFirst()
        expect(Number(counted.numUpdatedRows) > 0, `counted by ${side}`).toBe(countersFor(id)?.[side])
        if (countersFor(id)?.[side]) await expectRefused(id, await send())
      }
    })

    it.for([
      'listMessages',
      'listNearMessages',
      'correctWording',
      'listCampaigns',
      'listCases',
      'listForums',
      'suggestMessages',
      'searchSite'
    ] as const)('%s counts the signed-in account, too', async id => {
      const send = await sender(id, 'citizen')
      expect((await send()).status).toBe(200)
      await ofSomeone().set({ hits: 1_000_000 }).execute()
      await expectRefused(id, await send())
    })

    it('an address has the limit of several accounts, and a refused call of an account does not count for the address', async () => {
      const send = await sender('addFavourite')
      await send()
      await ofAddress()
        .set({ hits: paces.mark.max + 1 })
        .execute()
      expect((await send()).status).not.toBe(429)
      await ofSomeone().set({ hits: paces.mark.max }).execute()
      await expectRefused('addFavourite', await send())
      const { hits } = await stage.db
        .selectFrom('rate_counter')
        .select('hits')
        .where('key', 'like', '%-from:%')
        .executeTakeFirstOrThrow()
      expect(hits).toBe(paces.mark.max + 2)
      const most = paces.mark.max * stage.deps.config.accountsPerAddress
      await ofAddress().set({ hits: most }).execute()
      await ofSomeone().set({ hits: 0 }).execute()
      await expectRefused('addFavourite', await send())
    })

    it('a list that is opened without keywords is not counted as a search', async () => {
      const send = await sender('listForums')
      await sendRaw(stage, 'listForums', {})
      expect(await stage.db.selectFrom('rate_counter').select('hits').execute()).toEqual([])
      await send()
      expect(await stage.db.selectFrom('rate_counter').select('hits').execute()).toEqual([{ hits: 1 }])
    })
  })
}
