import { Typography } from '@mui/material'
import { BooleanControl } from '../../widgets/inputs/choices.tsx'
import type { Drawing, Snapshot } from './bpmn/drawing.ts'
import type { Part } from './bpmn/parts.ts'
import { DrawnText } from './fields.tsx'
import { calledBy, type Words } from './words.ts'

interface Props {
  part: Part
  snapshot: Snapshot
  drawing: Drawing
  words: Words
}

/** Edits the condition of a flow, or makes it the default flow. */
export function FlowFields({ part, snapshot, drawing, words }: Props) {
  const { id } = part
  const named = (end: string | undefined) => {
    const found = snapshot.parts.find(one => one.id === end)
    return found ? calledBy(words, found) : ''
  }
  const source = snapshot.parts.find(one => one.id === part.from)
  const isChoice = source?.kind === 'exclusive'
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.from} {named(part.from)} {words.to} {named(part.to)}
      </Typography>
      {isChoice && (
        <BooleanControl
          id="part-default"
          name="default"
          label={words.isDefault}
          schema={{ type: 'boolean' }}
          hint={part.isDefault ? words.defaultHint : undefined}
          value={part.isDefault}
          onChange={chosen => {
            if (chosen === true && part.condition) drawing.setCondition(id, '')
            drawing.setDefault(id, chosen === true)
          }}
        />
      )}
      {(isChoice && !part.isDefault) || part.condition ? (
        <DrawnText
          id="part-condition"
          label={words.condition}
          hint={words.conditionHint}
          value={part.condition}
          longest={1000}
          lines
          onDraw={text => drawing.setCondition(id, text.trim())}
        />
      ) : (
        !isChoice && (
          <Typography variant="body2" sx={{ color: 'text.disabled' }}>
            {words.noCondition}
          </Typography>
        )
      )}
    </>
  )
}
