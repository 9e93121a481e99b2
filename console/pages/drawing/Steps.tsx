import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { SelectControl } from '../../widgets/inputs/choices.tsx'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import type { Drawing, NewKind, Snapshot } from './bpmn/drawing.ts'
import type { Part, PartKind } from './bpmn/parts.ts'
import { calledBy, type Words } from './words.ts'

interface Props {
  part: Part
  snapshot: Snapshot
  drawing: Drawing
  words: Words
}

const news: readonly { kind: NewKind; word: Exclude<PartKind, 'other'> }[] = [
  { kind: 'UserTask', word: 'task' },
  { kind: 'ExclusiveGateway', word: 'exclusive' },
  { kind: 'ParallelGateway', word: 'parallel' },
  { kind: 'EndEvent', word: 'end' }
]

/** Offers the steps of drawing as buttons, for people who use only the keyboard or a small screen. */
export function Steps({ part, snapshot, drawing, words }: Props) {
  const [target, setTarget] = useState<unknown>()
  const isNode = !['process', 'flow', 'note'].includes(part.kind)
  const leads = isNode && part.kind !== 'end'
  const others = snapshot.parts.filter(
    ({ id, kind }) => id !== part.id && !['flow', 'note', 'start', 'process'].includes(kind)
  )
  const hasStart = snapshot.parts.some(({ kind }) => kind === 'start')
  const ways = snapshot.parts.filter(({ from }) => isNode && from === part.id)
  return (
    <>
      {leads && (
        <Box role="group" aria-label={words.addAfter} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <Typography sx={{ width: '100%', fontWeight: 500 }}>{words.addAfter}</Typography>
          {news.map(({ kind, word }) => (
            <ActionButton key={kind} small onClick={() => drawing.add(kind, part.id)}>
              {words.kinds[word]}
            </ActionButton>
          ))}
        </Box>
      )}
      {part.kind === 'process' && !hasStart && (
        <div>
          <ActionButton small onClick={() => drawing.add('StartEvent')}>
            {words.add} {words.kinds.start}
          </ActionButton>
        </div>
      )}
      {leads && others.length > 0 && (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end', '& > div': { flex: 1, minWidth: 0 } }}>
          <SelectControl
            id="part-connect"
            name="connect"
            label={words.connectTo}
            schema={{ type: 'string' }}
            value={target}
            onChange={setTarget}
            options={others.map(one => ({ value: one.id, label: calledBy(words, one) }))}
          />
          <ActionButton
            disabled={target === undefined}
            onClick={() => drawing.connect(part.id, String(target))}
          >
            {words.connect}
          </ActionButton>
        </Box>
      )}
      {ways.length > 0 && (
        <Box role="group" aria-label={words.ways} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <Typography sx={{ width: '100%', fontWeight: 500 }}>{words.ways}</Typography>
          {ways.map(way => {
            const end = snapshot.parts.find(({ id }) => id === way.to)
            return (
              <ActionButton key={way.id} small tone="quiet" onClick={() => drawing.select(way.id)}>
                → {end ? calledBy(words, end) : words.unnamed}
              </ActionButton>
            )
          })}
        </Box>
      )}
      {part.kind !== 'process' && (
        <div>
          <ActionButton small tone="neutral" onClick={() => drawing.remove(part.id)}>
            {words.remove}
          </ActionButton>
        </div>
      )}
    </>
  )
}
