import { expect, onTestFinished, test, vi } from 'vitest'
import type { DirectConnection } from '../direct-connection.ts'
import { askPrimary, watchReplica } from './replica-watch.ts'

/** A primary and its replica as far as the watch asks for them, and a clock that the test moves. */
function stage(primary: 'up' | 'down' = 'up') {
  const site = {
    position: 0x100,
    replayed: 0x100,
    isReplica: true,
    database: '7/5',
    primary,
    replica: 'up' as 'up' | 'down'
  }
  let time = 1000
  let asked = 0
  let given = 0
  const log: string[] = []
  const text = (position: number) => `0/${position.toString(16).toUpperCase()}`
  const ask = async (question: string): Promise<unknown> => {
    if (question === askPrimary) {
      if (site.primary === 'down') throw new Error('away')
      return { position: text(site.position), database: '7/5' }
    }
    asked++
    if (site.replica === 'down') throw new Error('away')
    const { isReplica, database } = site
    return { isReplica, position: isReplica ? text(site.replayed) : null, database }
  }
  const asker = { ask, stop: async () => {} } as DirectConnection
  const watch = watchReplica({
    primary: asker,
    replica: asker,
    log: message => void log.push(message),
    onAway: () => void given++,
    now: () => time
  })
  onTestFinished(() => watch.stop())
  watch.start()
  /** Lets the watch look after everything that was changed. */
  const look = async () => {
    const before = asked
    watch.suspect()
    await vi.waitUntil(() => asked > before)
    // the answer is taken in after it was given
    await new Promise(resolve => setImmediate(resolve))
  }
  return {
    site,
    watch,
    look,
    log,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    timesAway: () => given,
    timesAsked: () => asked
  }
}

test('a replica that has everything is read; before the first look it is not', async () => {
  const { watch, look, log } = stage()
  expect(watch.isReady()).toBe(false)
  await look()
  expect(watch.isReady()).toBe(true)
  expect(watch.trouble()).toBeUndefined()
  expect(log).toEqual([])
})

test('after a change that was told of, it is not read before it has that change', async () => {
  const { site, watch, look } = stage()
  await look()
  site.position = 0x900
  watch.requireNow()
  // at once, before anybody can ask how far the primary is
  expect(watch.isReady()).toBe(false)
  await look()
  expect(watch.isReady()).toBe(false)
  site.replayed = 0x900
  await look()
  expect(watch.isReady()).toBe(true)
  watch.require(0xa00n)
  expect(watch.isReady()).toBe(false)
  site.replayed = 0xa00
  await look()
  expect(watch.isReady()).toBe(true)
})

test('a change that is told of while the primary is asked counts as later than the answer', async () => {
  const { site, watch, look } = stage()
  await look()
  watch.suspect()
  site.position = 0x900
  watch.requireNow()
  await look()
  expect(watch.isReady()).toBe(false)
})

test('more than two seconds behind it is not read, and again once it is less than one behind', async () => {
  const { site, watch, look, log, pass } = stage()
  await look()
  site.position = 0x900
  pass(1900)
  await look()
  expect(watch.isReady()).toBe(true)
  pass(200)
  expect(watch.isReady()).toBe(false)
  await look()
  expect(watch.trouble()).toBe('late')
  // it has what the primary wrote 1.5 s ago
  pass(1500)
  site.position = 0xa00
  site.replayed = 0x900
  await look()
  expect([watch.behind(), watch.trouble(), watch.isReady()]).toEqual([1500, 'late', false])
  pass(200)
  site.replayed = 0xa00
  await look()
  expect(watch.isReady()).toBe(true)
  expect(log).toEqual(['the replica is not read: it is too far behind', 'the replica is read again'])
})

test('one that answers nothing is given up at once, and read again when it answers', async () => {
  const { site, watch, look, log, timesAway } = stage()
  await look()
  site.replica = 'down'
  await look()
  expect([watch.isReady(), watch.trouble(), timesAway()]).toEqual([false, 'away', 1])
  site.replica = 'up'
  await look()
  expect(watch.isReady()).toBe(true)
  expect(log).toEqual(['the replica is not read: it does not answer', 'the replica is read again'])
})

test.each([
  ['a server that is no replica, such as one that was promoted', { isReplica: false }],
  ['a replica of another server, or another database of this one', { database: '8/5' }]
])('%s is not read', async (_name, change) => {
  const { site, watch, look, log } = stage()
  await look()
  Object.assign(site, change)
  await look()
  expect([watch.isReady(), watch.trouble()]).toEqual([false, 'other'])
  expect(log).toEqual(['the replica is not read: it is no replica of this database'])
})

test('without the primary nobody knows whose replica it is, or how late', async () => {
  const { site, watch, look, pass } = stage('down')
  await look()
  expect(watch.isReady()).toBe(false)
  site.primary = 'up'
  await look()
  expect(watch.isReady()).toBe(true)
  site.primary = 'down'
  pass(2100)
  await look()
  expect(watch.isReady()).toBe(false)
})

test('whoever waits for a change reads from the replica once it has that change', async () => {
  const { site, watch, look } = stage()
  await look()
  site.position = 0x900
  const waiting = watch.hasReplayed(0x900n)
  site.replayed = 0x900
  expect(await waiting).toBe(true)
})

test('a reader waits only briefly, and not at all if the replica is too far behind', async () => {
  const { watch, look, pass, timesAsked } = stage()
  await look()
  const waiting = watch.hasReplayed(0x900n)
  let isOver = false
  void waiting.finally(() => {
    isOver = true
  })
  await new Promise(resolve => setTimeout(resolve, 30))
  expect(isOver).toBe(false)
  pass(250)
  expect(await waiting).toBe(false)
  pass(500)
  const before = timesAsked()
  expect(await watch.hasReplayed(0x900n)).toBe(false)
  expect(timesAsked()).toBe(before)
})
