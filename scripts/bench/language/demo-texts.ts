import { makeDemoAccounts } from '../../demo/demo-accounts.ts'
import { makeHistory } from '../../demo/history.ts'
import { planInstitutions } from '../../demo/institutions.ts'
import { randomFrom, seedOf } from '../../demo/random.ts'

/** A message of the demo with its domain, and its final reply if it has one. */
export interface DemoText {
  readonly id: string
  readonly subject: string
  readonly text: string
  readonly domain: string
  readonly reply: string | undefined
}

let made: Promise<DemoText[]> | undefined

/** Returns the demo's messages, which stand in for a folder of texts; they are made once. */
export function readDemoTexts(): Promise<DemoText[]> {
  made ??= makeTexts()
  return made
}

async function makeTexts(): Promise<DemoText[]> {
  const now = new Date()
  const accounts = await makeDemoAccounts(planInstitutions(), now)
  const { ledger } = makeHistory(randomFrom(seedOf('领导留言板')), accounts, now, 5000)
  const first = ledger.contents.filter(({ position }) => position === 0)
  const contents = new Map(first.map(({ tid, content }) => [tid, content]))
  const replies = new Map(
    ledger.replies.filter(({ kind }) => kind === 'final').map(({ tid, content }) => [tid, content])
  )
  return ledger.messages.map(({ tid, subject, domain_id }) => ({
    id: String(tid),
    subject,
    text: contents.get(tid) ?? '',
    domain: String(domain_id),
    reply: replies.get(tid)
  }))
}
