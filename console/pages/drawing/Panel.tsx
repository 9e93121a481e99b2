import { Box, Divider, List, ListItemButton, ListItemText, Typography } from '@mui/material'
import { useState } from 'react'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import type { Drawing, NewKind, Snapshot } from './bpmn/drawing.ts'
import { cannotRun, type Part } from './bpmn/parts.ts'
import { keyPattern } from './document.ts'
import { FlowFields } from './FlowFields.tsx'
import { DrawnText } from './fields.tsx'
import { Steps } from './Steps.tsx'
import { TaskFields } from './TaskFields.tsx'
import { calledBy, type Words } from './words.ts'

interface Props {
  drawing: Drawing
  snapshot: Snapshot
  words: Words
  remark: string
  onRemark: (remark: string) => void
}

/** Shows the properties of the selected element, its actions, and a list of all elements to select from. */
export function Panel({ drawing, snapshot, words, remark, onRemark }: Props) {
  const part = snapshot.selected
  return (
    <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
      <Typography variant="h2" id="part-title" sx={{ scrollMarginTop: 64 }}>
        {calledBy(words, part)}
      </Typography>
      <Box key={part.id} sx={{ display: 'grid', gap: 4 }}>
        {part.kind === 'process' ? (
          <ProcessFields part={part} drawing={drawing} words={words} remark={remark} onRemark={onRemark} />
        ) : (
          <PartFields part={part} drawing={drawing} words={words} snapshot={snapshot} />
        )}
        <Steps part={part} drawing={drawing} words={words} snapshot={snapshot} />
      </Box>
      <Divider />
      <Outline drawing={drawing} snapshot={snapshot} words={words} />
    </Box>
  )
}

type FieldsProps = Pick<Props, 'drawing' | 'words'> & { part: Part }

function ProcessFields({
  part,
  drawing,
  words,
  remark,
  onRemark
}: FieldsProps & Pick<Props, 'remark' | 'onRemark'>) {
  // an invalid key stays in its field and is not written to the drawing
  const [wrong, setWrong] = useState<string>()
  return (
    <>
      <DrawnText
        id="part-name"
        label={words.name}
        error={part.name === '' ? words.noName : undefined}
        value={part.name}
        longest={100}
        required
        onDraw={text => drawing.rename(part.id, text.trim())}
      />
      <DrawnText
        id="part-key"
        label={words.key}
        hint={words.keyHint}
        error={wrong === undefined ? undefined : words.wrongKey}
        value={wrong ?? part.id}
        longest={64}
        required
        onDraw={text => {
          const key = text.trim()
          setWrong(keyPattern.test(key) ? undefined : text)
          if (keyPattern.test(key)) drawing.rekey(key)
        }}
      />
      <DrawnText
        id="part-remark"
        label={words.remark}
        value={remark}
        longest={200}
        lines
        onDraw={text => onRemark(text)}
      />
    </>
  )
}

function PartFields({ part, drawing, words, snapshot }: FieldsProps & Pick<Props, 'snapshot'>) {
  const isNote = part.kind === 'note'
  return (
    <>
      {part.kind === 'other' && <CannotRun part={part} drawing={drawing} words={words} />}
      <DrawnText
        id="part-name"
        label={isNote ? words.text : words.name}
        value={part.name}
        longest={isNote ? 500 : 100}
        lines={isNote}
        onDraw={text => drawing.rename(part.id, text.trim())}
      />
      {part.kind === 'task' && (
        <TaskFields part={part} process={snapshot.process.id} drawing={drawing} words={words} />
      )}
      {part.kind === 'flow' && <FlowFields part={part} drawing={drawing} words={words} snapshot={snapshot} />}
      {part.kind === 'exclusive' && (
        <Turn to="ParallelGateway" words={words.makeParallel} part={part} drawing={drawing} />
      )}
      {part.kind === 'parallel' && (
        <Turn to="ExclusiveGateway" words={words.makeExclusive} part={part} drawing={drawing} />
      )}
    </>
  )
}

const Turn = ({ part, drawing, to, words }: { part: Part; drawing: Drawing; to: NewKind; words: string }) => (
  <div>
    <ActionButton small onClick={() => drawing.replace(part.id, to)}>
      {words}
    </ActionButton>
  </div>
)

function CannotRun({ part, drawing, words }: FieldsProps) {
  const isTask = /Task$|^CallActivity$/.test(part.type)
  if (!cannotRun(part)) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, '& > .MuiAlert-root': { m: 0 } }}>
      <Notice kind="warning" words={words.cannotRun(part.type)} />
      {isTask && <Turn to="UserTask" words={words.makeTask} part={part} drawing={drawing} />}
      {/Gateway$/.test(part.type) && (
        <Turn to="ExclusiveGateway" words={words.makeExclusive} part={part} drawing={drawing} />
      )}
    </Box>
  )
}

/** Lists all elements, so that one can be selected without the mouse; flows are listed at their source. */
function Outline({ drawing, snapshot, words }: Pick<Props, 'drawing' | 'snapshot' | 'words'>) {
  const all = [snapshot.process, ...snapshot.parts.filter(({ kind }) => kind !== 'flow')]
  return (
    <Box component="section" aria-label={words.outline}>
      <Typography variant="h3">{words.outline}</Typography>
      <Typography variant="caption" sx={{ color: 'text.disabled' }}>
        {words.outlineHint}
      </Typography>
      <List dense disablePadding sx={{ mt: 1 }}>
        {all.map(part => (
          <li key={part.id}>
            <ListItemButton
              selected={part.id === snapshot.selected.id}
              aria-current={part.id === snapshot.selected.id || undefined}
              onClick={() => {
                drawing.select(part.id)
                // on a phone the list is long, and the properties are above it
                document.getElementById('part-title')?.scrollIntoView({ block: 'nearest' })
              }}
            >
              <ListItemText primary={calledBy(words, part)} />
            </ListItemButton>
          </li>
        ))}
      </List>
    </Box>
  )
}
