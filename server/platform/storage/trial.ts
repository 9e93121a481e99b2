import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Language } from '@board/schemas/errors/catalogue'
import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import type { Deps } from '../deps/deps.ts'
import { isDiskFull } from '../disk-full.ts'
import { recordEvent } from '../events/record.ts'
import { Refusal } from '../refusal.ts'
import { type OwnFinding, StorageFailure, type StorageFailureKind } from '../storage-failure.ts'
import { type StorageAccount, types } from './bucket.ts'
import type { FileStore } from './file-store.ts'
import type { Place } from './place.ts'
import { findStorage, recordTrial } from './store.ts'
import { expectFile, fileIsNotThere } from './strays.ts'
import { findings, passed, reasons, type Step, steps } from './trial-words.ts'

/** A request to test a storage. */
interface Trial {
  readonly id: number
  readonly actor: SignedInActor
  readonly now: Date
  readonly language: Language
}

type Write = <T>(fn: (trx: Trx) => Promise<T>) => Promise<T>
/** The result of a test; `failed` is null if all steps succeeded. */
type Outcome = { failed: Failed | null; ms: number }
type Failed = { step: Step; kind: StorageFailureKind; finding?: OwnFinding; answer: string }

/** The dependencies of a test of a storage. */
type TrialDeps = Pick<Deps, 'database' | 'keys' | 'files' | 'clock' | 'random'>

/**
 * Tests a storage outside of every transaction: it writes a small file, reads it back, compares it and deletes it.
 * Repeating the same request does not repeat the test.
 * @throws Refusal GEN0404, OSS0001, OSS0003 with the step that failed
 */
export async function testOss(
  deps: TrialDeps,
  write: Write,
  { id, actor, now, language }: Trial
): Promise<string> {
  const account = await findStorage(deps.database.db, deps.keys, { id })
  if (!account) throw new Refusal('GEN0404')
  if (account.type === types.fastDfs) throw new Refusal('OSS0001')
  let isFirst = false
  await write(async () => {
    isFirst = true
    return null
  })
  const outcome = isFirst ? await runTrial(deps, async () => deps.files.at(id), id) : undefined
  const { failed, ms } = await write(async trx => {
    // a repeated request during the test; the first request records the result
    if (!outcome) throw refusal({ step: 'write', kind: 'unanswered', answer: '' })
    const note = outcome.failed ? `${outcome.failed.kind} ${outcome.failed.answer}`.trim() : ''
    const subject = { kind: 'oss', id }
    await recordTrial(trx, id, outcome.failed === null)
    await recordEvent(trx, { verb: 'storage.tested', audience: 'editor', subject, actor, at: now, note })
    return outcome
  })
  if (failed) throw refusal(failed)
  return passed[language].replace('{ms}', String(ms))
}

const refusal = (failed: Failed): Refusal => new Refusal('OSS0003', { ...wordsOf(failed) })

const wordsOf = ({ step, kind, finding, answer }: Failed) => ({
  step: steps[step],
  reason: reasons[kind],
  answer: finding ? findings[finding] : answer
})

/**
 * Tests a configuration as it would be saved, outside of every transaction.
 * @param id the storage that it belongs to, if the place of its files stays as it is
 * @returns the words of the failure; undefined if all steps succeeded
 */
export async function tryStorage(
  deps: TrialDeps,
  account: StorageAccount,
  id: number | undefined
): Promise<ReturnType<typeof wordsOf> | undefined> {
  const { failed } = await runTrial(deps, async () => deps.files.of(account), id)
  return failed ? wordsOf(failed) : undefined
}

/** Returns the secret key with which a storage is saved; empty if it has none. */
export async function storedKey(
  { database: { db }, keys }: Pick<Deps, 'database' | 'keys'>,
  id: number
): Promise<string> {
  return (await findStorage(db, keys, { id }))?.secretKey ?? ''
}

/** The failures of writing after which the storage has no file. */
const putNothing: ReadonlySet<StorageFailureKind> = new Set(['unreachable', 'wrongKey', 'noBucket'])

/** The size of the test file, in bytes. It is not empty, and fast to write everywhere. */
const size = 4096

/**
 * Writes a file, reads it back and deletes it.
 * @param id absent: no row lists the file; if this process ends now, it stays there
 */
async function runTrial(
  { database: { db }, files, random, clock }: TrialDeps,
  placeOf: () => Promise<Place>,
  id: number | undefined
): Promise<Outcome> {
  const name = `${random(16).toString('hex')}.txt`
  const content = random(size)
  const start = performance.now()
  let step: Step = 'write'
  try {
    const place = await placeOf()
    // if this process ends now, or the file cannot be deleted, the sweep removes it
    if (id !== undefined) await expectFile(db, id, name, clock())
    await place.put(name, await drafted(files, content))
    step = 'read'
    await compare(place, name, content)
    step = 'delete'
    await place.remove(name)
    if (await place.open(name)) {
      throw new StorageFailure('other', 'it is still there', { finding: 'notGone' })
    }
    if (id !== undefined) await fileIsNotThere(db, id, name)
    return { failed: null, ms: Math.round(performance.now() - start) }
  } catch (error) {
    const failed = { step, ...described(error) }
    if (id !== undefined && step === 'write' && putNothing.has(failed.kind))
      await fileIsNotThere(db, id, name)
    return { failed, ms: 0 }
  }
}

async function drafted(files: FileStore, content: Buffer): Promise<string> {
  const draft = await files.draft()
  await writeFile(draft, content, { flag: 'wx', mode: 0o640 })
  return draft
}

/** Reads the file as a whole and in part, as for pictures and films, and compares the bytes. */
async function compare(place: Place, name: string, content: Buffer): Promise<void> {
  const file = await place.open(name)
  const whole = file && (await buffer(await file.read()))
  const part = file && (await buffer(await file.read({ start: 10, end: 19 })))
  if (whole?.equals(content) && part?.equals(content.subarray(10, 20))) return
  throw new StorageFailure('other', 'what was read is not what was written', { finding: 'different' })
}

/**
 * Describes a failure. Only the words of the other side are the `answer`; findings of this server have texts in each
 * language.
 */
function described(error: unknown): Omit<Failed, 'step'> {
  if (error instanceof StorageFailure) {
    const { kind, finding, message } = error
    return finding ? { kind, finding, answer: '' } : { kind, answer: message.slice(0, 300) }
  }
  if (isDiskFull(error)) return { kind: 'full', answer: '' }
  throw error
}
