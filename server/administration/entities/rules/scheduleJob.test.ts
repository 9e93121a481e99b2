import { beanNames } from '@board/schemas/facts/beans'
import { describe, expect, it } from 'vitest'
import { accessWorld } from '../../../../tests/support/access.ts'
import { testClock } from '../../../../tests/support/clock.ts'
import { buildRun } from '../../../../tests/support/logs.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'

/** A Monday, at ten in Shanghai. */
const clock = testClock(new Date('2026-03-02T02:00:00Z'))
const { db, holder, administrator } = await accessWorld(await testDatabase(), { clock: clock.now })
const admin = administrator.client

const noon = { beanName: 'siteNumbers', cronExpression: '0 0 12 * * ?' } as const
const seconds = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`) / 1000
const create = (more: object = {}, as = admin) =>
  as.call('sysScheduleJobCreate', { body: { ...noon, ...more } })
const get = (id: number) => admin.call('sysScheduleJobGet', { params: { id } })
const runsOf = (id: number) => db.selectFrom('schedule_run').selectAll().where('job_id', '=', id).execute()
const eventsOf = async (id: number) =>
  (await admin.call('sysScheduleJobHistory', { params: { id }, query: {} })).map(({ verb }) => verb)

describe('a scheduled job', () => {
  it('has its next time as soon as it is created, and a new one when its expression changes', async () => {
    const made = await create()
    expect(made).toMatchObject({
      status: 1,
      missed: 1,
      params: '{}',
      nextFireAt: seconds('2026-03-02 12:00:00')
    })
    const body = { version: made.version, cronExpression: ' 0 30 9 ？ * mon-FRI ' }
    const changed = await admin.call('sysScheduleJobUpdate', { params: { id: made.id }, body })
    expect(changed).toMatchObject({
      cronExpression: '0 30 9 ? * MON-FRI',
      nextFireAt: seconds('2026-03-03 09:30:00')
    })
  })

  it.each([
    ['0 0 25 * * ?', '“时”段只能是 0-23'],
    ['0 0 12 1 * MON', '“日”和“星期”只能限定一个'],
    ['0 0 0 30 2 ?', '永远不会出现'],
    ['0 0 12 * * ? 2025', '已经全部过去']
  ])('with the expression %s is refused at the field', async (cronExpression, words) => {
    const refusal = await create({ cronExpression }).catch(error => error)
    expect(refusal).toMatchObject({ code: 'ENT0190', fields: [{ path: 'cronExpression' }] })
    expect(refusal.fields[0].message).toContain(words)
  })

  it.each([
    ['no JSON', 'siteNumbers', 'JSON'],
    ['[1]', 'siteNumbers', 'JSON'],
    ['{"days":3}', 'siteNumbers', 'days'],
    ['{"keepDays":90}', 'logRetention', '不得小于 180'],
    ['{"keep":0}', 'backup', '保留的备份数 ']
  ])('with the parameters %s for %s is refused at the field', async (params, beanName, words) => {
    const refusal = await create({ beanName, params }).catch(error => error)
    expect(refusal).toMatchObject({ code: 'ENT0191', fields: [{ path: 'params' }] })
    expect(refusal.fields[0].message).toContain(words)
  })

  it('is refused with the reason alone at its field, whose label the form writes before it', async () => {
    const refusalOf = (given: object) => create({ beanName: 'backup', ...given }).catch(error => error)
    const { message, fields } = await refusalOf({ params: '{"keep":0}' })
    expect({ message, fields }).toEqual({
      message: '任务参数有误：保留的备份数 不得小于 1',
      fields: [{ path: 'params', message: '保留的备份数 不得小于 1' }]
    })
    const wrong = await refusalOf({ cronExpression: '0 0 12 1 * MON' })
    expect(wrong.fields).toEqual([
      { path: 'cronExpression', message: '“日”和“星期”只能限定一个，另一个请填“?”' }
    ])
  })

  it('keeps parameters that fit its job, and no others when the job is exchanged', async () => {
    const { id, version } = await create({ beanName: 'logRetention', params: '{"keepDays":365}' })
    const body = { version, beanName: 'tallies' as const }
    await expect(admin.call('sysScheduleJobUpdate', { params: { id }, body })).rejects.toMatchObject({
      code: 'ENT0191'
    })
  })

  it('comes with the product, once each', async () => {
    const ids = db.selectFrom('schedule_job').selectAll().where('id', '<=', beanNames.length)
    const seeded = await ids.orderBy('id').execute()
    expect(seeded.map(({ bean_name }) => bean_name)).toEqual(beanNames)
    expect(seeded.every(({ remark }) => remark !== '')).toBe(true)
    const paused = seeded.flatMap(({ bean_name, status }) => (status === 0 ? [bean_name] : []))
    expect(paused, 'until somebody asks for it').toEqual(['fileMove'])
  })
})

describe('pausing and resuming', () => {
  it('removes the next time and the waiting run, and restores the next time', async () => {
    const { id } = await create()
    await db.insertInto('schedule_run').values({ job_id: id, reason: 0, due_at: clock.now() }).execute()
    expect(await admin.call('pauseScheduleJob', { body: { id } })).toEqual({ ids: [id] })
    const paused = await get(id)
    expect(paused).toMatchObject({ status: 0, nextFireAt: null })
    expect(paused.allowedActions).toContain('resumeScheduleJob')
    expect(paused.allowedActions).not.toContain('pauseScheduleJob')
    expect(await runsOf(id)).toEqual([])
    await admin.call('resumeScheduleJob', { body: { id } })
    expect(await get(id)).toMatchObject({ status: 1, nextFireAt: seconds('2026-03-02 12:00:00') })
    expect(await eventsOf(id)).toEqual(['schedule.resumed', 'schedule.paused', 'record.created'])
  })

  it('several jobs skips those that already have the state', async () => {
    const [one, two] = [await create(), await create()]
    await admin.call('pauseScheduleJob', { body: { id: one.id } })
    const ids = [one.id, two.id]
    expect(await admin.call('pauseScheduleJobs', { body: { ids } })).toEqual({ ids: [two.id] })
    expect(await admin.call('resumeScheduleJobs', { body: { ids } })).toEqual({ ids })
  })

  it('leaves a job without a next time where its expression changes meanwhile', async () => {
    const { id } = await create()
    await admin.call('pauseScheduleJob', { body: { id } })
    const { version } = await get(id)
    const body = { version, cronExpression: '0 0 13 * * ?' }
    expect(await admin.call('sysScheduleJobUpdate', { params: { id }, body })).toMatchObject({
      status: 0,
      nextFireAt: null
    })
  })
})

describe('running now', () => {
  it('puts a run into the queue, once until it has ended, also of a job that is paused', async () => {
    const { id } = await create()
    await admin.call('pauseScheduleJob', { body: { id } })
    expect(await admin.call('runScheduleJob', { body: { id } })).toEqual({ ids: [id] })
    await expect(admin.call('runScheduleJob', { body: { id } })).rejects.toMatchObject({ code: 'ENT0192' })
    expect(await runsOf(id)).toMatchObject([{ reason: 1, holder: null }])
    expect((await eventsOf(id))[0]).toBe('schedule.run')
  })

  it('all or none, where several are asked for', async () => {
    const [one, two] = [await create(), await create()]
    await admin.call('runScheduleJob', { body: { id: two.id } })
    const ids = [one.id, two.id]
    await expect(admin.call('runScheduleJobs', { body: { ids } })).rejects.toMatchObject({ code: 'ENT0192' })
    expect(await runsOf(one.id)).toEqual([])
  })
})

describe('the times of an expression', () => {
  it('are the next five, or what is wrong in the reader’s words', async () => {
    const { times, problem } = await admin.call('cronTimes', { query: { cron: '0 0 12 * * ?' } })
    expect({ first: times[0], count: times.length, problem }).toEqual({
      first: seconds('2026-03-02 12:00:00'),
      count: 5,
      problem: null
    })
    expect(await admin.call('cronTimes', { query: { cron: '0 0 12' } })).toEqual({
      times: [],
      problem: '须为 6 段（秒 分 时 日 月 星期）或 7 段（末尾加年），现有 3 段'
    })
  })
})

describe('somebody without the permission', () => {
  it('neither sees, pauses nor runs jobs, and does not see the stack of a failure', async () => {
    const { id } = await create()
    const reader = await holder([
      'sys:scheduleJob:page',
      'sys:scheduleJob:info',
      'sys:scheduleJobLog:page',
      'sys:scheduleJobLog:info'
    ])
    const call = reader.client.call
    expect((await call('sysScheduleJobGet', { params: { id } })).allowedActions).toEqual([])
    const tried = await Promise.allSettled([
      call('pauseScheduleJob', { body: { id } }),
      call('pauseScheduleJobs', { body: { ids: [id] } }),
      call('resumeScheduleJob', { body: { id } }),
      call('runScheduleJob', { body: { id } }),
      call('runScheduleJobs', { body: { ids: [id] } }),
      create({}, reader.client)
    ])
    expect(tried.map(end => end.status === 'rejected' && end.reason.code)).toEqual(tried.map(() => 'GEN0403'))
    const log = await buildRun(db, { status: 0, error: 'Error: full', stack: 'at write (store.ts:1:1)' })
    const seen = await call('sysScheduleJobLogGet', { params: { id: log } })
    expect(seen).toMatchObject({ status: 0, error: 'Error: full' })
    expect(seen.stack).toBeUndefined()
    expect((await admin.call('sysScheduleJobLogGet', { params: { id: log } })).stack).toContain('store.ts')
    const other = await holder(['sys:inbox:page'])
    await expect(other.client.call('cronTimes', { query: { cron: '0 0 12 * * ?' } })).rejects.toMatchObject({
      code: 'GEN0403'
    })
  })
})

describe('the log', () => {
  it('is narrowed by job, status and time, newest first', async () => {
    await buildRun(db, { bean_name: 'tallies', at: new Date('2026-02-01T00:00:00Z') })
    const late = await buildRun(db, { bean_name: 'tallies', status: 0, at: new Date('2026-02-03T00:00:00Z') })
    const filter = { beanName: ['tallies'], status: [0], atFrom: seconds('2026-02-02 00:00:00') }
    const found = await admin.call('sysScheduleJobLogList', { query: { filter: JSON.stringify(filter) } })
    expect(found.map(({ id }) => id)).toEqual([late])
  })
})
