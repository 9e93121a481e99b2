import { usernameKey } from '../../../people/accounts/registration/names.ts'
import type { Db, Trx } from '../../../platform/database/open.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { PeopleOf } from '../engine/run.ts'
import type { Variables } from '../model/expression.ts'
import type { ProcessGraph, ProcessNode, Who } from '../model/graph.ts'
import type { Problem } from '../model/problems.ts'
import { sideFor } from '../model/side.ts'
import { type Applicants, isOneOf } from './applicants.ts'
import { findPeople, findRoles, type NamedRole, type Person } from './store.ts'

/**
 * Returns the role that a process names: by its code, else its name, else its id. The code is first because anybody may
 * choose a name.
 */
function roleOf(roles: readonly NamedRole[], wanted: string): NamedRole | undefined {
  return (
    roles.find(({ code }) => code === wanted) ??
    roles.find(({ name }) => name === wanted) ??
    roles.find(({ id }) => String(id) === wanted)
  )
}

const tasksOf = (graph: ProcessGraph): (ProcessNode & { who: Who })[] =>
  [...graph.nodes.values()].filter((node): node is ProcessNode & { who: Who } => node.who !== null)

const usernamesOf = ({ assignee, usernames }: Who): string[] =>
  assignee && 'username' in assignee ? [assignee.username, ...usernames] : [...usernames]

const namesOf = (graph: ProcessGraph) => ({
  usernames: tasksOf(graph).flatMap(({ who }) => usernamesOf(who)),
  roles: tasksOf(graph).flatMap(({ who }) => who.roles),
  variables: tasksOf(graph).flatMap(({ who }) =>
    who.assignee && 'variable' in who.assignee ? [who.assignee.variable] : []
  )
})

/**
 * Returns the names of the roles that may do each task, by the id of its element. An unknown role keeps the text of the
 * drawing.
 */
export async function findRoleNames(db: Db | Trx, graph: ProcessGraph): Promise<Map<string, string[]>> {
  const tasks = tasksOf(graph).filter(({ who }) => who.roles.length > 0)
  const roles = await findRoles(
    db,
    tasks.flatMap(({ who }) => who.roles)
  )
  return new Map(tasks.map(({ id, who }) => [id, who.roles.map(one => roleOf(roles, one)?.name ?? one)]))
}

/** Lists the users and roles that a process names and that do not exist. */
export async function findStrangers(db: Db | Trx, graph: ProcessGraph): Promise<Problem[]> {
  const { usernames, roles } = namesOf(graph)
  const known = new Set((await findPeople(db, usernames, [])).map(({ username }) => username))
  const knownRoles = await findRoles(db, roles)
  return tasksOf(graph).flatMap(({ id, who }): Problem[] => [
    ...usernamesOf(who)
      .filter(name => !known.has(usernameKey(name)))
      .map((what): Problem => ({ element: id, kind: 'username', what })),
    ...who.roles
      .filter(name => !roleOf(knownRoles, name))
      .map((what): Problem => ({ element: id, kind: 'role', what }))
  ])
}

/**
 * Finds the people for the tasks of a process by the current accounts and roles. It runs before the engine, which has
 * no access to the database. A decision on an application goes to none of its applicants.
 * @param variables the variables of the instance and the ones about to be set, because an assignee may be named by one
 */
export async function peopleOf(
  db: Db | Trx,
  graph: ProcessGraph,
  variables: Variables,
  applicants: Applicants
): Promise<PeopleOf> {
  const names = namesOf(graph)
  const values = names.variables.map(name => variables[name])
  const usernames = [...names.usernames, ...values.filter(value => typeof value === 'string')]
  const uids = values.filter(value => Number.isInteger(value) && Number(value) > 0 && Number(value) <= maxId)
  const people = await findPeople(db, usernames, uids as number[])
  const roles = await findRoles(db, names.roles, applicants.uids)
  const others = people.filter(one => !isOneOf(applicants, one))

  return (node, now) => {
    const { assignee, usernames: users = [], roles: groups = [] } = node.who ?? { assignee: null }
    const decides = sideFor(graph.key, node.who) === 'decider'
    const among = decides ? others : people
    const isHeld = (role: NamedRole) => (decides ? role.isHeldByOthers : role.isHeld)
    const found = {
      assignee: assignedTo(assignee, now, among),
      users: unique(users.map(name => uidOf(among, name))),
      roles: unique(
        groups.map(name => roleOf(roles, name)).map(role => (role && isHeld(role) ? role.id : undefined))
      )
    }
    if (found.assignee === null && found.users.length === 0 && found.roles.length === 0)
      throw new Refusal('WFL0012', { task: node.name || node.id })
    return found
  }

  function assignedTo(assignee: Who['assignee'], now: Variables, among: readonly Person[]): number | null {
    if (!assignee) return null
    if ('username' in assignee) return uidOf(among, assignee.username) ?? null
    const value = now[assignee.variable]
    if (typeof value === 'string') return uidOf(among, value) ?? null
    return among.find(({ uid }) => uid === value)?.uid ?? null
  }
}

const maxId = 2_147_483_647

const uidOf = (among: readonly Person[], name: string): number | undefined =>
  among.find(({ username }) => username === usernameKey(name))?.uid

const unique = (ids: readonly (number | undefined)[]): number[] =>
  [...new Set(ids.filter(id => id !== undefined))].sort((a, b) => a - b)
