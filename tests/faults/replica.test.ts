import { beforeEach, describe, expect, test } from 'vitest'
import { replicaLines } from '../../scripts/commands/doctor/replica.ts'
import { buildMessage } from '../support/builders/builders.ts'
import { pollOptions, replicatedSite } from './support/replicated.ts'

const { board, standby, door, config, another, here, there, lines, pause, resume, bothRead } =
  await replicatedSite()
const { db, world, deps } = board
const { publicKeyPem } = deps.keys
const editor = await board.client('editor')
const visitor = here.browser(undefined, publicKeyPem).client

const message = (subject: string) => buildMessage(db, { fid: world.forums.city, subject })
const subjectOf = async (tid: number, reader = visitor) => {
  try {
    return (await reader.call('getMessage', { body: { tid } })).subject
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'GEN0404') return 'gone'
    throw error
  }
}
/** Changes a subject as a script does: no server is told, so that each reads what its database has. */
const rename = (tid: number, subject: string) =>
  db.updateTable('message').set({ subject }).where('tid', '=', tid).execute()
const caughtUp = (tid: number) => expect.poll(() => subjectOf(tid), pollOptions).not.toBe('gone')
const counts = () => {
  const { byReplica, byPrimary } = here.replica.figures()
  return { byReplica, byPrimary }
}
const metric = async (name: string) =>
  Number(new RegExp(`^${name} (.+)$`, 'm').exec(await deps.metrics.text())?.[1])

const draft = {
  fid: world.forums.city,
  typeId: 2,
  domainId: 1,
  subject: '小区门口的路灯损坏影响出行',
  content: '我家小区门口的路灯已经损坏一周，晚上漆黑一片，老人和孩子走路很不方便，希望尽快修复。',
  isPublic: true,
  isAnonymous: false
} as const

const ready = async () => {
  await resume()
  await bothRead()
}
beforeEach(ready)

/**
 * Does something that needs a replica which stands still and is read all the same; again where the machine was so busy that the
 * replica became late meanwhile.
 */
const inTime =
  <Given extends unknown[]>(body: (...given: Given) => Promise<void>) =>
  async (...given: Given): Promise<void> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await body(...given)
      } catch (error) {
        if (attempt === 3 || here.replica.figures().behind < 1900) throw error
        await ready()
      }
    }
  }

describe('a replica', () => {
  test(
    'answers visitors, and staff read from the primary',
    inTime(async () => {
      const { tid } = await message('复制库一')
      await caughtUp(tid)
      await pause()
      await rename(tid, '主库一')
      const before = counts()
      expect(here.replica.behind()).toBeGreaterThan(0)
      expect(await subjectOf(tid)).toBe('复制库一')
      expect(
        (await visitor.call('listMessages', { query: {} })).list.map(({ subject }) => subject)
      ).toContain('复制库一')
      const after = counts()
      expect(after.byReplica).toBeGreaterThan(before.byReplica)
      expect(after.byPrimary).toBe(before.byPrimary)
      expect(await subjectOf(tid, await board.client('city'))).toBe('主库一')
      expect((await editor.call('getEditorMessage', { body: { tid } })).subject).toBe('主库一')
    })
  )

  test(
    'that is late is not read until it has caught up',
    inTime(async () => {
      const { tid } = await message('迟到前')
      await caughtUp(tid)
      await pause()
      await rename(tid, '迟到后')
      expect(await subjectOf(tid)).toBe('迟到前')
      await expect.poll(() => subjectOf(tid), pollOptions).toBe('迟到后')
      await expect
        .poll(() => here.replica.figures(), pollOptions)
        .toMatchObject({ isRead: false, trouble: 'late' })
      // what is read from the primary is not late
      expect(here.replica.behind()).toBe(0)
      expect(await metric('board_replica_up')).toBe(0)
      expect(await metric('board_replica_behind_seconds')).toBeGreaterThan(1.9)
      expect(lines).toContain('the replica is not read: it is too far behind')
      expect((await here.app.inject('/health/ready')).statusCode).toBe(200)
      expect(await replicaLines(config)).toMatchObject([{ level: 'warning' }])
      await resume()
      await bothRead()
      expect(await replicaLines(config)).toMatchObject([{ level: 'ok' }])
      expect(await metric('board_replica_up')).toBe(1)
      expect(lines).toContain('the replica is read again')
      expect(await subjectOf(tid)).toBe('迟到后')
    })
  )
})

describe('a browser that has written', () => {
  test(
    'sees it at once on every server, while others read what the replica has',
    inTime(async () => {
      const token = await board.token('citizen')
      const { client, cookies } = here.browser(token, publicKeyPem)
      const elsewhere = there.browser(token, publicKeyPem)
      await pause()
      const { tid } = await client.call('postMessage', { body: draft })
      elsewhere.cookies.set('written', cookies.get('written') ?? '')
      // without the cookie, nobody knows that this is the browser that wrote
      expect(await subjectOf(tid, await board.client('citizen'))).toBe('gone')
      expect(await subjectOf(tid, client)).toBe(draft.subject)
      expect(await subjectOf(tid, elsewhere.client)).toBe(draft.subject)
    })
  )

  test('reads from the replica as soon as it has that change', async () => {
    const { client } = here.browser(await board.token('citizen'), publicKeyPem)
    const { byReplica } = counts()
    let last = 0
    for (let round = 0; round < 10; round++) {
      const { tid } = await client.call('postMessage', {
        body: { ...draft, subject: `${draft.subject}第${round}处` }
      })
      expect(await subjectOf(tid, client)).toBe(`${draft.subject}第${round}处`)
      last = tid
    }
    // on a crowded machine, the replica may have each change only after it was read from the primary
    const readAgain = async () => {
      await subjectOf(last, client)
      return counts().byReplica
    }
    await expect.poll(readAgain, pollOptions).toBeGreaterThan(byReplica)
  })

  test(
    'reads from the replica with a forged cookie',
    inTime(async () => {
      const { tid } = await message('伪造前')
      await caughtUp(tid)
      await pause()
      await rename(tid, '伪造后')
      const { client, cookies } = here.browser(undefined, publicKeyPem)
      for (const forged of [
        'ffffffffffffffff',
        `ffffffffffffffff.${'0'.repeat(32)}`,
        'F/F',
        '%00',
        'x'.repeat(4000)
      ]) {
        cookies.set('written', forged)
        expect(await subjectOf(tid, client), forged).toBe('伪造前')
      }
    })
  )
})

describe('a message that was', () => {
  const versionOf = async (tid: number) => (await editor.call('getEditorMessage', { body: { tid } })).version
  const takeDown = async (tid: number) => {
    const version = await versionOf(tid)
    await editor.call('takeDownMessage', { body: { tid, version, reason: '经核实内容不实' } })
  }
  const redact = async (tid: number) => {
    const version = await versionOf(tid)
    await editor.call('redactMessage', { body: { tid, version, publicSubject: '路灯损坏' } })
  }
  const elsewhere = there.browser(undefined, publicKeyPem).client
  /** Reads pages and calls of both servers. */
  const seen = async (tid: number) =>
    await Promise.all([here.page(tid), there.page(tid), subjectOf(tid), subjectOf(tid, elsewhere)])

  test.each([
    ['taken down', takeDown, 'gone'],
    ['redacted', redact, '路灯损坏']
  ])('%s does not reappear as it was, whatever the replica still has', async (_name, act, left) => {
    const before = '某某路路灯损坏'
    const { tid } = await message(before)
    await caughtUp(tid)
    await expect.poll(() => seen(tid), pollOptions).toEqual(Array(4).fill(before))
    await pause()
    const heard = there.hears('pages')
    await act(tid)
    // the server that was told by its own editor shows it to nobody from now on, the other one once it hears of it
    expect(await here.page(tid)).toBe(left)
    expect(await subjectOf(tid)).toBe(left)
    await heard
    const after = Array(4).fill(left)
    for (let look = 0; look < 30; look++) expect(await seen(tid)).toEqual(after)
    await resume()
    const isRead = () => [here, there].every(({ replica }) => replica.figures().isRead)
    for (let looks = 0; looks < 5; looks += isRead() ? 1 : 0) expect(await seen(tid)).toEqual(after)
  })
})

describe('a server', () => {
  const subjectIn = async (reading: typeof db, tid: number) =>
    (await reading.selectFrom('message').select('subject').where('tid', '=', tid).executeTakeFirst())?.subject

  test.each([
    ['that has taken something away itself does not wait for its own NOTIFY', true],
    ['that hears no changes of other servers reads from the primary', false]
  ])(
    '%s',
    inTime(async (_name, isHeard) => {
      let hears = true
      const alone = another({ isHeard: () => hears, onChange: () => {} })
      await expect.poll(() => alone.figures().isRead, pollOptions).toBe(true)
      const { tid } = await message('撤下前')
      await expect.poll(() => subjectIn(alone.db, tid), pollOptions).toBe('撤下前')
      await pause()
      await rename(tid, '撤下后')
      expect(await subjectIn(alone.db, tid)).toBe('撤下前')
      hears = isHeard
      if (isHeard) await alone.committedPosition(true)
      expect(await subjectIn(alone.db, tid)).toBe('撤下后')
    })
  )
})

describe('a replica that', () => {
  /** Reads all the time until told to stop; counts what was heard. */
  function readers(tid: number) {
    let over = false
    const heard: { subject: string; took: number }[] = []
    const one = async () => {
      while (!over) {
        const began = performance.now()
        heard.push({ subject: await subjectOf(tid), took: performance.now() - began })
      }
    }
    const reading = Promise.all(Array.from({ length: 4 }, one))
    return {
      heard,
      async stop() {
        over = true
        await reading
      }
    }
  }

  test('is killed causes no failed read, and is read again after its return', async () => {
    const { tid } = await message('杀不死')
    await caughtUp(tid)
    const reading = readers(tid)
    await standby.crash()
    await expect.poll(() => here.replica.figures().trouble, pollOptions).toBe('away')
    const { byPrimary } = counts()
    await expect.poll(() => counts().byPrimary, pollOptions).toBeGreaterThan(byPrimary + 20)
    expect((await here.app.inject('/health/ready')).statusCode).toBe(200)
    expect(await metric('board_replica_up')).toBe(0)
    await standby.restart()
    await bothRead()
    await reading.stop()
    expect(new Set(reading.heard.map(({ subject }) => subject))).toEqual(new Set(['杀不死']))
  })

  test('does not answer any more delays no reader for long', async () => {
    const { tid } = await message('挂起')
    await caughtUp(tid)
    const reading = readers(tid)
    door.hang()
    await expect.poll(() => here.replica.figures().trouble, pollOptions).toBe('away')
    const { byPrimary } = counts()
    await expect.poll(() => counts().byPrimary, pollOptions).toBeGreaterThan(byPrimary + 20)
    await reading.stop()
    door.open()
    await bothRead()
    expect(new Set(reading.heard.map(({ subject }) => subject))).toEqual(new Set(['挂起']))
    expect(Math.max(...reading.heard.map(({ took }) => took))).toBeLessThan(5000)
  })
})
