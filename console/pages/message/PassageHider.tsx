import { isOfComposition } from '@board/client/composition'
import { findPersonalData } from '@board/schemas/facts/text/findings'
import {
  joinPassages,
  type MaskedField,
  maskText,
  type Passage,
  pointAt
} from '@board/schemas/facts/text/masks'
import { Box, ButtonBase, TextField, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ActionButton } from '../../widgets/registry.tsx'
import { type Chosen, placesOf, useChosen } from './chosenPassages.ts'
import { UnhiddenQuestion } from './UnhiddenQuestion.tsx'

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

/** The style that puts the original and its public text side by side if there is room. */
const beside = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }
} as const

/**
 * Hides passages of a message from the public, in its subject and in its text. A click hides found personal data or shows
 * a hidden passage again; anything else is selected or typed. The form is not sent while a selected or typed text is not
 * hidden, unless the editor says so.
 */
export function PassageHider({ texts, onChange }: Props) {
  const translate = useTranslate()
  const areas = useRef(new Map<MaskedField, HTMLElement>())
  const box = useRef<HTMLDivElement>(null)
  const { chosen, forget } = useChosen(areas.current)
  const [words, setWords] = useState('')
  const [said, setSaid] = useState('')
  const add = ({ field, passages }: HideableText, more: readonly Passage[]) =>
    onChange(field, joinPassages([...passages, ...more]))
  const typed = words.trim()
  const placesOfTyped = texts
    .map(one => ({ one, places: placesOf(one.text, typed) }))
    .filter(({ places }) => places.length > 0)
  const chosenIn = ({ field, text }: HideableText) =>
    chosen
      .filter(one => one.field === field)
      .map(({ from, to }) => ({ start: pointAt(text, from), end: pointAt(text, to) }))
  const unhidden = [
    ...texts.flatMap(one => chosenIn(one).map(passage => wordsAt(one.text, passage))),
    ...(typed === '' ? [] : [typed])
  ]
  const hideSelection = () => {
    setSaid(chosen.length > 0 ? '' : translate('masks.selectFirst'))
    for (const one of texts) {
      const passages = chosenIn(one)
      if (passages.length > 0) add(one, passages)
    }
    forget()
  }
  const hideWords = () => {
    if (typed === '') return
    setSaid(placesOfTyped.length > 0 ? '' : translate('masks.notThere'))
    if (placesOfTyped.length === 0) return
    for (const { one, places } of placesOfTyped) add(one, places)
    setWords('')
  }
  /** Hides everything that waits, and sends the form again: the refused sending had the text without these passages. */
  const hideAndSend = () => {
    const isMissing = typed !== '' && placesOfTyped.length === 0
    flushSync(() => {
      setSaid(isMissing ? translate('masks.notThere') : '')
      for (const one of texts) {
        const places = placesOfTyped.find(found => found.one === one)?.places ?? []
        const passages = [...chosenIn(one), ...places]
        if (passages.length > 0) add(one, passages)
      }
      forget()
      if (!isMissing) setWords('')
    })
    if (!isMissing) box.current?.closest('form')?.requestSubmit()
  }
  return (
    <Box ref={box} sx={{ display: 'grid', gap: 3 }}>
      <UnhiddenQuestion
        unhidden={unhidden}
        onHide={hideAndSend}
        onLeave={() => {
          forget()
          setWords('')
        }}
      />
      {texts.map(one => (
        <TextParts
          key={one.field}
          of={one}
          chosen={chosen.find(({ field }) => field === one.field)}
          onHideChosen={hideSelection}
          onForget={forget}
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
            if (event.key !== 'Enter' || isOfComposition(event.nativeEvent)) return
            event.preventDefault()
            hideWords()
          }}
          sx={{ flex: 1 }}
        />
        <ActionButton small disabled={typed === ''} onClick={hideWords}>
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
  /** The selected passage that is not hidden yet. */
  chosen: Chosen | undefined
  onHideChosen: () => void
  onForget: () => void
  onArea: (area: HTMLElement | null) => void
  onHide: (passage: Passage) => void
  /** Called with the start of the passage that is shown again. */
  onShow: (start: number) => void
}

/** Shows one text with its passages to press; the public text is beside or below it. */
function TextParts(props: PartsProps) {
  const {
    of: { field, text, passages },
    chosen,
    onHideChosen,
    onForget,
    onArea,
    onHide,
    onShow
  } = props
  const translate = useTranslate()
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 2, containerType: 'inline-size' }}>
      <Typography id={id} variant="subtitle2" component="h3">
        {translate(`masks.${field}`)}
      </Typography>
      <Box sx={beside}>
        <Box sx={{ position: 'relative', minWidth: 0 }}>
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
          {chosen && (
            <ChosenBar
              words={text.slice(chosen.from, chosen.to)}
              top={chosen.below}
              onHide={onHideChosen}
              onForget={onForget}
            />
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

interface ChosenBarProps {
  words: string
  /** The lower edge of the selection within its text, in pixels. */
  top: number
  onHide: () => void
  onForget: () => void
}

/** Offers below a selection to hide it. It stays when the browser drops the selection, so that no choice is forgotten. */
function ChosenBar({ words, top, onHide, onForget }: ChosenBarProps) {
  const translate = useTranslate()
  return (
    <Box
      role="group"
      aria-label={translate('masks.chosen')}
      sx={{
        position: 'absolute',
        zIndex: 2,
        top: top + 4,
        left: 4,
        maxWidth: 'calc(100% - 8px)',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 4,
        // a selection that is dragged further does not take in the bar
        userSelect: 'none'
      }}
    >
      <Typography variant="body2" noWrap sx={{ flex: '0 1 auto', minWidth: 0, maxWidth: '10em', px: 1 }}>
        {words}
      </Typography>
      <ActionButton small tone="primary" onClick={onHide}>
        {translate('masks.hideChosen')}
      </ActionButton>
      <ActionButton small tone="quiet" onClick={onForget}>
        {translate('masks.leaveChosen')}
      </ActionButton>
    </Box>
  )
}

const wordsAt = (text: string, { start, end }: Passage): string => Array.from(text).slice(start, end).join('')
