import { findPersonalData } from '@board/schemas/findings'
import { joinPassages, type MaskedField, maskText, type Passage, pointAt } from '@board/schemas/masks'
import { Box, ButtonBase, TextField, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId, useRef, useState } from 'react'
import { ActionButton } from '../../widgets/registry.tsx'

/** A text of the message, with its hidden passages. */
export interface HideableText {
  readonly field: MaskedField
  readonly text: string
  readonly passages: readonly Passage[]
}

interface Props {
  texts: readonly HideableText[]
  onChange: (field: MaskedField, passages: Passage[]) => void
}

interface Part extends Passage {
  text: string
  kind: 'open' | 'found' | 'hidden'
}

/** Divides a text into hidden passages, found personal data and the rest. */
function partsOf(text: string, passages: readonly Passage[]): Part[] {
  const points = Array.from(text)
  const hidden = joinPassages(passages)
  const found = findPersonalData(text).filter(
    one => !hidden.some(({ start, end }) => start < one.end && one.start < end)
  )
  const marked = [
    ...hidden.map(one => ({ ...one, kind: 'hidden' as const })),
    ...found.map(({ start, end }) => ({ start, end, kind: 'found' as const }))
  ].sort((one, other) => one.start - other.start)
  const parts: Part[] = []
  let from = 0
  const add = (start: number, end: number, kind: Part['kind']) => {
    if (end > start) parts.push({ start, end, kind, text: points.slice(start, end).join('') })
    from = end
  }
  for (const { start, end, kind } of marked) {
    add(from, start, 'open')
    add(start, end, kind)
  }
  add(from, points.length, 'open')
  return parts
}

/** Finds each position of some words in a text. */
function placesOf(text: string, words: string): Passage[] {
  const places: Passage[] = []
  if (words === '') return places
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    const start = pointAt(text, at)
    places.push({ start, end: start + Array.from(words).length })
  }
  return places
}

/** The style that puts the original and its public text side by side if there is room. */
const beside = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }
} as const

/**
 * Hides passages of a message from the public, in its subject and in its text. A click hides found personal data or shows
 * a hidden passage again; anything else is selected or typed.
 */
export function PassageHider({ texts, onChange }: Props) {
  const translate = useTranslate()
  const areas = useRef(new Map<MaskedField, HTMLElement>())
  const [words, setWords] = useState('')
  const [said, setSaid] = useState('')
  const add = ({ field, passages }: HideableText, more: readonly Passage[]) =>
    onChange(field, joinPassages([...passages, ...more]))
  const hideSelection = () => {
    const found = texts.flatMap(one => {
      const selected = selectionIn(areas.current.get(one.field))
      return selected ? [{ one, selected }] : []
    })
    setSaid(found.length > 0 ? '' : translate('masks.selectFirst'))
    for (const { one, selected } of found)
      add(one, [{ start: pointAt(one.text, selected.from), end: pointAt(one.text, selected.to) }])
  }
  const hideWords = () => {
    if (words.trim() === '') return
    const found = texts
      .map(one => ({ one, places: placesOf(one.text, words.trim()) }))
      .filter(({ places }) => places.length > 0)
    setSaid(found.length > 0 ? '' : translate('masks.notThere'))
    if (found.length === 0) return
    for (const { one, places } of found) add(one, places)
    setWords('')
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {texts.map(one => (
        <TextParts
          key={one.field}
          of={one}
          onArea={area => {
            if (area) areas.current.set(one.field, area)
          }}
          onHide={passage => add(one, [passage])}
          onShow={start =>
            onChange(
              one.field,
              joinPassages(one.passages).filter(passage => passage.start !== start)
            )
          }
        />
      ))}
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <ActionButton small onClick={hideSelection}>
          {translate('masks.hideSelection')}
        </ActionButton>
      </Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
        <TextField
          size="small"
          label={translate('masks.words')}
          value={words}
          onChange={event => setWords(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            hideWords()
          }}
          sx={{ flex: 1 }}
        />
        <ActionButton small disabled={words.trim() === ''} onClick={hideWords}>
          {translate('masks.hideWords')}
        </ActionButton>
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ color: 'warning.main', '&:empty': { display: 'none' } }}
      >
        {said}
      </Typography>
    </Box>
  )
}

interface PartsProps {
  of: HideableText
  onArea: (area: HTMLElement | null) => void
  onHide: (passage: Passage) => void
  /** Called with the start of the passage that is shown again. */
  onShow: (start: number) => void
}

/** Shows one text with its passages to press; the public text is beside or below it. */
function TextParts({ of: { field, text, passages }, onArea, onHide, onShow }: PartsProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 2, containerType: 'inline-size' }}>
      <Typography id={id} variant="subtitle2" component="h3">
        {translate(`masks.${field}`)}
      </Typography>
      <Box sx={beside}>
        <Box
          ref={onArea}
          sx={{
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            p: 2,
            lineHeight: 1.9
          }}
        >
          {partsOf(text, passages).map(part =>
            part.kind === 'open' ? (
              part.text
            ) : (
              <ButtonBase
                key={part.start}
                aria-pressed={part.kind === 'hidden'}
                title={translate(part.kind === 'hidden' ? 'masks.pressToShow' : 'masks.pressToHide')}
                onClick={() =>
                  part.kind === 'hidden' ? onShow(part.start) : onHide({ start: part.start, end: part.end })
                }
                sx={{
                  font: 'inherit',
                  userSelect: 'text',
                  verticalAlign: 'baseline',
                  minHeight: 24,
                  px: '3px',
                  border: '1px',
                  borderStyle: part.kind === 'hidden' ? 'dashed' : 'solid',
                  borderColor: part.kind === 'hidden' ? 'text.secondary' : 'warning.main',
                  borderRadius: 1,
                  bgcolor: part.kind === 'hidden' ? 'action.selected' : 'transparent',
                  textDecoration: part.kind === 'hidden' ? 'line-through' : 'none'
                }}
              >
                {part.text}
              </ButtonBase>
            )
          )}
        </Box>
        <div>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('masks.result')}
          </Typography>
          <Typography
            sx={{
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              bgcolor: 'background.default',
              borderRadius: 1,
              p: 2
            }}
          >
            {maskText(text, passages)}
          </Typography>
        </div>
      </Box>
    </Box>
  )
}

/** Returns the selection inside of an element, in UTF-16 units of its text. */
function selectionIn(area: HTMLElement | undefined): { from: number; to: number } | undefined {
  const selection = getSelection()
  if (!area || !selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined
  const range = selection.getRangeAt(0)
  if (!area.contains(range.commonAncestorContainer)) return undefined
  const before = document.createRange()
  before.selectNodeContents(area)
  before.setEnd(range.startContainer, range.startOffset)
  const from = before.toString().length
  return { from, to: from + range.toString().length }
}
