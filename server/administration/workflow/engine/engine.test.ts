import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, documentOf, sequence, task } from '../../../../tests/support/servers/processes.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { problemsOf } from '../model/check.ts'
import type { Variables } from '../model/expression.ts'
import type { ProcessGraph } from '../model/graph.ts'
import { readProcess } from '../model/read.ts'
import { actOnTask, type Outcome, startProcess, type TaskAction } from './act.ts'
import type { PeopleOf } from './run.ts'
import { type Change, replayChanges, type State } from './state.ts'

const graphOf = async (block: Block): Promise<ProcessGraph> => {
  const reading = await readProcess(documentOf(block))
  expect(problemsOf(reading)).toEqual([])
  return reading.graph
}
/** Returns the graph of a document that an earlier release deployed and that would be refused today. */
const drawnBefore = async (block: Block): Promise<ProcessGraph> =>
  (await readProcess(documentOf(block))).graph

/** Gives tasks for `${initiator}` to that account, and all others to account 1 and role 7 as candidates. */
const peopleOf: PeopleOf = ({ who }, variables) =>
  who?.assignee
    ? { assignee: Number(variables.initiator), users: [], roles: [] }
    : { assignee: null, users: [1], roles: [7] }

const by = (uid: number) => ({ uid, roles: [7] })
const own = 'activiti:assignee="\u0024{initiator}"'
const initial: Variables = { initiator: 1, again: false, way: 0 }
const open = ({ tasks }: State, place = 0) => tasks[place]?.no ?? 0

/** Performs the actions one after another as account 1, and claims unassigned tasks first. */
function played(graph: ProcessGraph, ...actions: readonly TaskAction[]): State {
  let { state } = startProcess(graph, initial, peopleOf)
  for (const action of actions) {
    const first = state.tasks[0]
    if (first?.assignee === null && action.kind !== 'claim')
      state = actOnTask(graph, state, first.no, { kind: 'claim' }, by(1), peopleOf).state
    state = actOnTask(graph, state, open(state), action, by(1), peopleOf).state
  }
  return state
}

const namesOf = (graph: ProcessGraph, { tasks }: State) =>
  tasks.map(({ node }) => graph.nodes.get(node)?.name)
const anyTask: Block = { kind: 'task' }
const forked = sequence(
  task('申请', own),
  {
    kind: 'parallel',
    ways: [
      { kind: 'task', name: '甲' },
      { kind: 'task', name: '乙' }
    ]
  },
  { kind: 'task', name: '汇总' }
)

describe('a process of three tasks', async () => {
  const graph = await graphOf(
    sequence(task('申请', own), { kind: 'task', name: '初审' }, { kind: 'task', name: '复审' })
  )
  const pass = { kind: 'pass' } as const

  it('goes from one to the next and ends after the last', () => {
    expect(namesOf(graph, played(graph))).toEqual(['申请'])
    expect(namesOf(graph, played(graph, pass))).toEqual(['初审'])
    expect(played(graph, pass, pass, pass)).toMatchObject({ status: 'finished', tokens: [], tasks: [] })
  })

  it('goes back one step at a time, and to the first', () => {
    expect(namesOf(graph, played(graph, pass, pass, { kind: 'back' }))).toEqual(['初审'])
    expect(namesOf(graph, played(graph, pass, pass, { kind: 'back' }, { kind: 'back' }))).toEqual(['申请'])
    expect(namesOf(graph, played(graph, pass, pass, { kind: 'backToFirst' }))).toEqual(['申请'])
    expect(played(graph, pass, pass, { kind: 'backToFirst' }, pass, pass, pass).status).toBe('finished')
    expect(() => played(graph, { kind: 'back' })).toThrow(expect.objectContaining({ code: 'WFL0008' }))
  })

  it('is ended at once', () => {
    expect(played(graph, pass, { kind: 'terminate' })).toMatchObject({
      status: 'terminated',
      tokens: [],
      tasks: []
    })
  })

  it('can be moved on only by the person who has the task', () => {
    const waiting = played(graph, pass)
    const code = (action: TaskAction, uid: number, state = waiting) => {
      try {
        actOnTask(graph, state, open(state), action, by(uid), peopleOf)
        return 'done'
      } catch (error) {
        return error instanceof Refusal ? error.code : error
      }
    }
    expect(code(pass, 2)).toBe('WFL0006')
    const claimed = actOnTask(graph, waiting, open(waiting), { kind: 'claim' }, by(2), peopleOf).state
    expect(code(pass, 3, claimed)).toBe('WFL0005')
    expect(code({ kind: 'claim' }, 3, claimed)).toBe('WFL0005')
    expect(code({ kind: 'claim' }, 2, claimed)).toBe('WFL0014')
    expect(code({ kind: 'entrust', to: 2 }, 2, claimed)).toBe('WFL0015')
    expect(code({ kind: 'unclaim' }, 2, claimed)).toBe('done')
    expect(code({ kind: 'unclaim' }, 1, played(graph))).toBe('WFL0013')
    const gone = actOnTask(graph, claimed, open(claimed), pass, by(2), peopleOf).state
    expect(() => actOnTask(graph, gone, open(claimed), pass, by(2), peopleOf)).toThrow(
      expect.objectContaining({ code: 'WFL0004' })
    )
  })

  it('comes back from a delegate with their opinion, and stays with whom it is entrusted to', () => {
    const started = played(graph)
    const delegated = actOnTask(
      graph,
      started,
      open(started),
      { kind: 'delegate', to: 5 },
      by(1),
      peopleOf
    ).state
    expect(delegated.tasks).toMatchObject([{ assignee: 5, owner: 1 }])
    expect(() =>
      actOnTask(graph, delegated, open(delegated), { kind: 'terminate' }, by(5), peopleOf)
    ).toThrow(expect.objectContaining({ code: 'WFL0009' }))
    const opinion = { ...pass, variables: { way: 3 } }
    const returned = actOnTask(graph, delegated, open(delegated), opinion, by(5), peopleOf).state
    expect(returned.variables).toEqual(initial)
    expect(returned.tasks).toMatchObject([{ assignee: 1, owner: null, node: started.tasks[0]?.node }])
    const entrusted = actOnTask(
      graph,
      started,
      open(started),
      { kind: 'entrust', to: 5 },
      by(1),
      peopleOf
    ).state
    expect(namesOf(graph, actOnTask(graph, entrusted, open(entrusted), pass, by(5), peopleOf).state)).toEqual(
      ['初审']
    )
    const overseer = { ...by(9), oversees: true }
    const given = actOnTask(
      graph,
      delegated,
      open(delegated),
      { kind: 'entrust', to: 1 },
      overseer,
      peopleOf
    ).state
    expect(given.tasks).toMatchObject([{ assignee: 1, owner: null }])
  })
})

describe('parallel branches', async () => {
  const graph = await graphOf(forked)
  const pass = { kind: 'pass' } as const

  it('are both open, and go on when both are done', () => {
    const both = played(graph, pass)
    expect(namesOf(graph, both)).toEqual(['甲', '乙'])
    const one = played(graph, pass, pass)
    expect(namesOf(graph, one)).toEqual(['乙'])
    expect(namesOf(graph, played(graph, pass, pass, pass))).toEqual(['汇总'])
  })

  it('cannot be left backwards, not even by the last of them', () => {
    for (const done of [[pass], [pass, pass]])
      for (const kind of ['back', 'backToFirst'] as const)
        expect(() => played(graph, ...done, { kind })).toThrow(expect.objectContaining({ code: 'WFL0007' }))
  })

  it('are gone back over as a whole and then done again', () => {
    const again = played(graph, pass, pass, pass, { kind: 'back' })
    expect(namesOf(graph, again)).toEqual(['申请'])
    expect(namesOf(graph, actOnTask(graph, again, open(again), pass, by(1), peopleOf).state)).toEqual([
      '甲',
      '乙'
    ])
  })
})

describe('a choice', async () => {
  const ways: Block[] = [
    { kind: 'task', name: '零' },
    { kind: 'task', name: '一' }
  ]
  const graph = await graphOf(sequence(task('申请', own), { kind: 'choice', variable: 'way', ways }))
  const strict = await drawnBefore(
    sequence(task('申请', own), { kind: 'choice', variable: 'way', ways, noDefault: true })
  )

  it('names the variable that nobody filled in, and else the gateway', () => {
    const { state } = startProcess(strict, { initiator: 1 }, peopleOf)
    const passed = (variables: Variables) =>
      actOnTask(strict, state, open(state), { kind: 'pass', variables }, by(1), peopleOf).state
    for (const nothing of [{}, { way: null }] as Variables[])
      expect(() => passed(nothing)).toThrow(
        expect.objectContaining({ code: 'WFL0035', params: expect.objectContaining({ names: 'way' }) })
      )
    expect(() => passed({ way: 7 })).toThrow(expect.objectContaining({ code: 'WFL0010' }))
  })

  it('follows the variables at the time when it is reached', () => {
    const { state } = startProcess(graph, initial, peopleOf)
    const passed = (way: Variables[string]) =>
      actOnTask(graph, state, open(state), { kind: 'pass', variables: { way } }, by(1), peopleOf).state
    expect(namesOf(graph, passed(0))).toEqual(['零'])
    expect(namesOf(graph, passed(1))).toEqual(['一'])
    expect(namesOf(graph, passed(2)), 'the last way is the default').toEqual(['一'])
  })
})

const blocks = fc.letrec<{ block: Block; leaf: Block }>(tie => {
  const ways = fc.array(tie('block'), { minLength: 2, maxLength: 3 })
  return {
    leaf: fc.constant(anyTask),
    block: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'block' },
      tie('leaf'),
      ways.map(parts => ({ kind: 'sequence', parts }) satisfies Block),
      ways.map(all => ({ kind: 'choice', variable: 'way', ways: all }) satisfies Block),
      ways.map(all => ({ kind: 'parallel', ways: all }) satisfies Block),
      tie('block').map(body => ({ kind: 'loop', body }) satisfies Block)
    )
  }
}).block

const kinds = [
  'claim',
  'claim',
  'pass',
  'pass',
  'pass',
  'unclaim',
  'back',
  'backToFirst',
  'delegate',
  'entrust'
] as const
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds, 'terminate' as const),
    uid: fc.integer({ min: 1, max: 3 }),
    to: fc.integer({ min: 1, max: 3 }),
    place: fc.nat({ max: 5 }),
    way: fc.nat({ max: 3 }),
    again: fc.boolean()
  }),
  { maxLength: 40 }
)

/** Checks everything that must always hold for an instance. */
function requireWhole(graph: ProcessGraph, state: State, history: readonly Change[]) {
  expect(replayChanges(JSON.parse(JSON.stringify(history)))).toEqual(state)
  if (state.status !== 'running') return expect(state).toMatchObject({ tokens: [], tasks: [] })
  expect(state.tasks.length, 'an open instance waits for somebody').toBeGreaterThan(0)
  const places = state.tokens.map(({ node, no }) => `${no} ${graph.nodes.get(node)?.kind}`)
  for (const { token, assignee, users, roles } of state.tasks) {
    expect(places).toContain(`${token} task`)
    expect(assignee !== null || users.length > 0 || roles.length > 0, 'somebody can do it').toBe(true)
  }
  const standing = state.tokens.filter(({ node }) => graph.nodes.get(node)?.kind === 'task')
  expect(standing.map(({ no }) => no).sort()).toEqual(state.tasks.map(({ token }) => token).sort())
}

describe('any process, whatever people do', () => {
  it('always waits for somebody who can do something, is what its history says, and can be brought to its end', async () => {
    await fc.assert(
      fc.asyncProperty(blocks, steps, async (block, actions) => {
        const graph = await graphOf(block)
        const history: Change[] = []
        const note = ({ state, changes }: Outcome): State => {
          history.push(...changes)
          requireWhole(graph, state, history)
          return state
        }
        let state = note(startProcess(graph, initial, peopleOf))
        for (const { kind, uid, to, place, way, again } of actions) {
          const chosen = state.tasks[place % Math.max(1, state.tasks.length)]
          const action = { kind, to, ...(kind === 'pass' && { variables: { way, again } }) } as TaskAction
          try {
            state = note(actOnTask(graph, state, chosen?.no ?? 0, action, by(uid), peopleOf))
          } catch (error) {
            if (!(error instanceof Refusal)) throw error
          }
        }
        for (let rounds = 0; state.status === 'running'; rounds++) {
          expect(rounds, 'it does not end').toBeLessThan(500)
          const { no, assignee } = state.tasks[0] ?? { no: 0, assignee: null }
          const finishing = { kind: 'pass', variables: { way: 0, again: false } } as const
          const action: TaskAction = assignee === null ? { kind: 'claim' } : finishing
          state = note(actOnTask(graph, state, no, action, by(assignee ?? 1), peopleOf))
        }
      }),
      { numRuns: 150, seed: 20261122 }
    )
  })

  it('refuses before anything has changed', async () => {
    const graph = await graphOf(forked)
    const { state } = startProcess(graph, initial, peopleOf)
    const before = JSON.stringify(state)
    expect(() => actOnTask(graph, state, open(state), { kind: 'back' }, by(1), peopleOf)).toThrow(Refusal)
    expect(JSON.stringify(state)).toBe(before)
  })
})
