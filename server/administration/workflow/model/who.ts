import type { ModdleElement } from 'bpmn-moddle'
import type { Who } from './graph.ts'
import { printable } from './printable.ts'
import type { Problem } from './problems.ts'
import { isInitiators } from './side.ts'

const variable = /^[$#]\{\s*([\p{L}_][\p{L}\p{N}_]{0,63})\s*\}$/u

/** Reads the people of a task from the attributes that Activiti, Flowable and Camunda share. */
export function whoOf(task: ModdleElement, prefixes: readonly string[]): { who: Who; problems: Problem[] } {
  const attribute = (name: string): string => {
    const values = prefixes.map(prefix => task.$attrs?.[`${prefix}:${name}`])
    return printable(String(values.find(value => typeof value === 'string') ?? ''))
  }
  const element = String(task.id)
  const assigned = attribute('assignee')
  const assignee = assigneeOf(assigned)
  const usernames = listed(attribute('candidateUsers'))
  const roles = listed(attribute('candidateGroups'))
  const excludes = attribute('notApplicant').trim().toLowerCase()
  const notApplicant = excludes === 'true' ? true : excludes === 'false' ? false : null
  const problems: Problem[] = []
  if (notApplicant && isInitiators({ assignee })) problems.push({ element, kind: 'ownDecision' })
  if (notApplicant === null && excludes !== '')
    problems.push({ element, kind: 'notApplicant', what: excludes.slice(0, 100) })
  if (assigned && !assignee) problems.push({ element, kind: 'assignee', what: assigned.slice(0, 100) })
  else if (!assignee && usernames.length === 0 && roles.length === 0)
    problems.push({ element, kind: 'nobody' })
  return { who: { assignee, usernames, roles, notApplicant }, problems }
}

function assigneeOf(text: string): Who['assignee'] {
  const name = variable.exec(text)?.[1]
  if (name) return { variable: name }
  return text === '' || /[${}]/.test(text) ? null : { username: text }
}

const listed = (text: string): string[] =>
  text
    .split(/[,，]/)
    .map(part => part.trim())
    .filter(Boolean)
