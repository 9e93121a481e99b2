import { expect, it } from 'vitest'
import { families } from '../vocabulary/families.ts'
import { type EventVerb, eventVerbs, listAudiences } from './events.ts'

it('the verbs are the events that have words, each once', () => {
  expect(eventVerbs).toContain('assignment.given')
  expect(new Set(eventVerbs).size).toBe(eventVerbs.length)
  const { assignment } = families.assignments.events
  const verbs = Object.keys(assignment).map(act => `assignment.${act}`)
  expect(eventVerbs.filter(verb => verb.startsWith('assignment.'))).toEqual(verbs)
})

it('an event without words does not compile', () => {
  // @ts-expect-error the words have no such event
  const verb: EventVerb = 'assignment.givenAway'
  expect(eventVerbs).not.toContain(verb)
})

it('an event has the readers of its noun, unless its verb has others', () => {
  expect(listAudiences('assignment.given')).toEqual(['holders'])
  expect(listAudiences('message.returned')).toEqual(['author'])
  expect(listAudiences('message.posted')).toEqual(['public'])
  expect(listAudiences('message.voiced')).toEqual(['author', 'public'])
  expect(listAudiences('handling.added')).toEqual(['editor'])
  expect(listAudiences('phone.revealed')).toEqual(['author', 'editor'])
})
