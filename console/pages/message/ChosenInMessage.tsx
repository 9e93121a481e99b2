import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { originalTexts } from '../parts/message/originalTexts.ts'
import { UnhiddenQuestion } from './UnhiddenQuestion.tsx'

interface Props {
  /** The texts that the form decides on. Words that none of them has are not asked about. */
  texts: readonly string[]
  /** Hides these words wherever they stand in the texts. */
  onHide: (words: string) => void
}

/**
 * Asks before the form is sent whether words that are selected in the message beside it are to be hidden: who has just
 * dragged over them may believe that they are.
 */
export function ChosenInMessage({ texts, onHide }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  const { words, forget } = useChosenWords()
  const isConcerned = words !== '' && texts.some(text => text.includes(words))
  return (
    <span ref={place} hidden>
      <UnhiddenQuestion
        unhidden={isConcerned ? [words] : []}
        onHide={() => {
          // the refused sending had the text with these words
          flushSync(() => {
            onHide(words)
            forget()
          })
          place.current?.closest('form')?.requestSubmit()
        }}
        onLeave={forget}
      />
    </span>
  )
}

/**
 * Follows which words are selected in the message. They count until the reader clicks into the message, copies them or
 * forgets them, even if the browser drops the selection: a press on a button does not take the choice back.
 */
function useChosenWords() {
  const [words, setWords] = useState('')
  useEffect(() => {
    let isPressed = false
    const read = () => {
      // while it is dragged, the selection changes at each pixel
      if (isPressed) return
      const selected = selectedWords()
      if (selected !== undefined) setWords(selected)
    }
    const press = () => {
      isPressed = true
    }
    const release = () => {
      isPressed = false
      read()
    }
    // who copies words has selected them for that
    const copy = () => setWords('')
    const listeners = [
      ['selectionchange', read],
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
      ['copy', copy]
    ] as const
    for (const [name, listener] of listeners) document.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener)
    }
  }, [])
  const forget = () => {
    getSelection()?.removeAllRanges()
    setWords('')
  }
  return { words, forget }
}

/** Returns the words that are selected in the message; undefined if the selection is elsewhere. */
function selectedWords(): string | undefined {
  const selection = getSelection()
  if (!selection || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const areas = [...document.querySelectorAll(originalTexts.selector)]
  const touched = areas.filter(
    area => area.contains(range.startContainer) || area.contains(range.endContainer)
  )
  if (touched.length === 0) return undefined
  if (selection.isCollapsed) return ''
  const [area] = touched
  if (!area) return undefined
  // a drag easily goes beyond the edge of a text
  const within = document.createRange()
  within.selectNodeContents(area)
  if (area.contains(range.startContainer)) within.setStart(range.startContainer, range.startOffset)
  if (area.contains(range.endContainer)) within.setEnd(range.endContainer, range.endOffset)
  return within.toString().trim()
}
