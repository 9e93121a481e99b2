import { approvals } from '@board/schemas/facts/approvals'
import { useState } from 'react'
import { BooleanControl, SelectControl } from '../../widgets/inputs/choices.tsx'
import type { Drawing } from './bpmn/drawing.ts'
import type { Part } from './bpmn/parts.ts'
import { DrawnText } from './fields.tsx'
import { NamesControl } from './NamesControl.tsx'
import { useRoleNames } from './useRoleNames.ts'
import type { Words } from './words.ts'

const byInitiator = '\u0024{initiator}'

type Way = 'candidates' | 'initiator' | 'person'

interface Props {
  part: Part
  /** The key of the process. */
  process: string
  drawing: Drawing
  words: Words
}

const wayOf = ({ assignee }: Part): Way =>
  assignee === byInitiator ? 'initiator' : assignee === '' ? 'candidates' : 'person'

/**
 * Edits the people who may do a task: the person who started the process, a named person, or candidates of whom one
 * claims it; whether the applicants are excluded from it.
 */
export function TaskFields({ part, process, drawing, words }: Props) {
  const { id } = part
  const roleNames = useRoleNames()
  // a person who is not named yet has no attribute in the document
  const [chosen, setChosen] = useState<Way>()
  const drawn = wayOf(part)
  const way = drawn === 'candidates' ? (chosen ?? drawn) : drawn
  const choose = (next: unknown) => {
    if (next === way) return
    setChosen(next === 'person' ? 'person' : undefined)
    // whoever applied cannot be excluded from their own step
    if (next === 'initiator') drawing.setWho(id, 'notApplicant', '')
    drawing.setWho(id, 'assignee', next === 'initiator' ? byInitiator : '')
  }
  return (
    <>
      <SelectControl
        id="part-who"
        name="who"
        label={words.who}
        schema={{ type: 'string' }}
        required
        value={way}
        onChange={choose}
        options={[
          { value: 'candidates', label: words.byCandidates },
          { value: 'initiator', label: words.byInitiator },
          { value: 'person', label: words.byPerson }
        ]}
      />
      {way === 'person' && (
        <DrawnText
          id="part-assignee"
          label={words.assignee}
          hint={words.assigneeHint}
          value={part.assignee}
          longest={100}
          required
          onDraw={text => drawing.setWho(id, 'assignee', text.trim())}
        />
      )}
      {way === 'candidates' && (
        <>
          <NamesControl
            id="part-roles"
            label={words.roles}
            hint={words.rolesHint}
            resource="role"
            names={part.roles}
            words={roleNames}
            onChange={names => drawing.setWho(id, 'candidateGroups', names.join(','))}
          />
          <NamesControl
            id="part-users"
            label={words.users}
            hint={words.usersHint}
            resource="user"
            names={part.users}
            onChange={names => drawing.setWho(id, 'candidateUsers', names.join(','))}
          />
        </>
      )}
      {way !== 'initiator' && (
        <BooleanControl
          id="part-notApplicant"
          name="notApplicant"
          label={words.notApplicant}
          hint={words.notApplicantHint}
          schema={{ type: 'boolean' }}
          value={part.notApplicant === '' ? approvals.has(process) : part.notApplicant === 'true'}
          // the approvals of the product exclude applicants without saying it
          onChange={chosen =>
            drawing.setWho(
              id,
              'notApplicant',
              chosen === true ? 'true' : approvals.has(process) ? 'false' : ''
            )
          }
        />
      )}
    </>
  )
}
