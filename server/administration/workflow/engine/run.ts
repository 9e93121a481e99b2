import { Refusal } from '../../../platform/refusal.ts'
import type { Variables } from '../model/expression.ts'
import { ConditionError, evaluateCondition, variablesIn } from '../model/expression.ts'
import { flowOf, nodeOf, type ProcessGraph, type ProcessNode } from '../model/graph.ts'
import { applyChange, type Change, type People, type State, type Token } from './state.ts'

/** Returns the accounts and roles for a task of the document. @throws Refusal when there is nobody */
export type PeopleOf = (node: ProcessNode, variables: Variables) => People

/** A state in progress. It records every change. */
export class Run {
  readonly changes: Change[] = []
  readonly #graph: ProcessGraph
  readonly #peopleOf: PeopleOf
  #state: State

  constructor(graph: ProcessGraph, state: State, peopleOf: PeopleOf) {
    this.#graph = graph
    this.#state = state
    this.#peopleOf = peopleOf
  }

  get state(): State {
    return this.#state
  }

  note(change: Change): void {
    this.changes.push(change)
    this.#state = applyChange(this.#state, change)
  }

  /** Puts a token on an element and moves it on until a person is needed. */
  enter(id: string, flow: string | null): void {
    const node = nodeOf(this.#graph, id)
    const token: Token = { no: this.#state.last + 1, node: id, flow }
    this.note({ kind: 'entered', token: token.no, node: id, flow })
    if (node.kind === 'task') this.#create(node, token)
    else if (node.kind === 'parallel') this.#join(node)
    else this.leave(token)
  }

  /** Moves a token on from its element. @throws Refusal WFL0010, WFL0011, WFL0035 at a gateway without a valid way */
  leave(token: Token): void {
    const node = nodeOf(this.#graph, token.node)
    const ways = node.kind === 'exclusive' ? [this.#choose(node)] : node.outgoing
    this.note({ kind: 'left', token: token.no, node: node.id })
    this.#take(ways)
  }

  /** Finishes the instance when it has no token left. */
  finish(): void {
    if (this.#state.tokens.length === 0) this.note({ kind: 'finished' })
  }

  #take(ways: readonly string[]): void {
    for (const way of ways) this.enter(flowOf(this.#graph, way).to, way)
  }

  #create(node: ProcessNode, token: Token): void {
    const people = this.#peopleOf(node, this.#state.variables)
    this.note({ kind: 'created', task: this.#state.last + 1, token: token.no, node: node.id, ...people })
  }

  /** Joins tokens at a parallel gateway: it waits until one token has come by each incoming flow. */
  #join(node: ProcessNode): void {
    const waiting = this.#state.tokens.filter(token => token.node === node.id)
    const came = node.incoming.map(flow => waiting.find(token => token.flow === flow))
    if (came.some(token => token === undefined)) return
    for (const token of came) if (token) this.note({ kind: 'left', token: token.no, node: node.id })
    this.#take(node.outgoing)
  }

  #choose(node: ProcessNode): string {
    const { variables } = this.#state
    for (const id of node.outgoing) {
      const { condition } = flowOf(this.#graph, id)
      if (id === node.otherwise) continue
      if (condition === null || this.#decided(node, () => evaluateCondition(condition, variables))) return id
    }
    if (node.otherwise) return node.otherwise
    this.#requireVariables(node)
    throw new Refusal('WFL0010', { gateway: node.name || node.id })
  }

  /** Names the variables of a gateway's conditions that have no value, if any. @throws Refusal WFL0035 */
  #requireVariables(node: ProcessNode): void {
    const { variables } = this.#state
    const needed = node.outgoing.flatMap(id => {
      const { condition } = flowOf(this.#graph, id)
      return condition ? variablesIn(condition) : []
    })
    const missing = [...new Set(needed)].filter(name => (variables[name] ?? null) === null)
    if (missing.length > 0)
      throw new Refusal('WFL0035', { gateway: node.name || node.id, names: missing.join('、') })
  }

  #decided(node: ProcessNode, decide: () => boolean): boolean {
    try {
      return decide()
    } catch (error) {
      if (!(error instanceof ConditionError)) throw error
      this.#requireVariables(node)
      throw new Refusal('WFL0011', { gateway: node.name || node.id, reason: error.words })
    }
  }
}
