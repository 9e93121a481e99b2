import { type MaskedField, type Passage, pointAt } from '@board/schemas/facts/text/masks'
import { useCallback, useEffect, useState } from 'react'

/** A selected passage of a text, in UTF-16 units, and the lower edge of the selection within the element of the text. */
export interface Chosen {
  readonly field: MaskedField
  readonly from: number
  readonly to: number
  readonly below: number
}

type Areas = ReadonlyMap<MaskedField, HTMLElement>

const nothing: readonly Chosen[] = []

/**
 * Follows what is selected within the elements of texts. A selection counts until it is forgotten or the reader clicks into
 * a text, even if the browser drops it: a press on a field elsewhere does not take the choice back.
 */
export function useChosen(areas: Areas) {
  const [chosen, setChosen] = useState(nothing)
  useEffect(() => {
    let isPressed = false
    const read = () => {
      // while it is dragged, the selection changes at each pixel
      if (isPressed) return
      const selected = chosenIn(areas)
      if (selected.length > 0) setChosen(selected)
      else if (isCaretIn(areas)) setChosen(nothing)
    }
    const press = () => {
      isPressed = true
    }
    const release = () => {
      isPressed = false
      read()
    }
    const listeners = [
      ['selectionchange', read],
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release]
    ] as const
    for (const [name, listener] of listeners) document.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener)
    }
  }, [areas])
  const forget = useCallback(() => {
    if (chosenIn(areas).length > 0) getSelection()?.removeAllRanges()
    setChosen(nothing)
  }, [areas])
  return { chosen, forget }
}

/**
 * Returns the selected passages. A selection that begins or ends in a text counts as far as the text goes, because a drag
 * easily goes beyond its edge.
 */
function chosenIn(areas: Areas): readonly Chosen[] {
  const selection = getSelection()
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return nothing
  const range = selection.getRangeAt(0)
  return [...areas].flatMap(([field, area]) => {
    const [begins, ends] = [area.contains(range.startContainer), area.contains(range.endContainer)]
    if (!begins && !ends) return []
    const from = begins ? lengthTo(area, range.startContainer, range.startOffset) : 0
    const whole = area.textContent ?? ''
    const to = ends ? lengthTo(area, range.endContainer, range.endOffset) : whole.length
    if (whole.slice(from, to).trim() === '') return []
    const lines = [...range.getClientRects()]
    const edge = area.getBoundingClientRect()
    const bottom = Math.min(edge.bottom, Math.max(edge.top, ...lines.map(line => line.bottom)))
    return [{ field, from, to, below: bottom - edge.top }]
  })
}

function lengthTo(area: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange()
  before.selectNodeContents(area)
  before.setEnd(node, offset)
  return before.toString().length
}

function isCaretIn(areas: Areas): boolean {
  const selection = getSelection()
  if (!selection?.isCollapsed || selection.anchorNode === null) return false
  const { anchorNode } = selection
  return [...areas.values()].some(area => area.contains(anchorNode))
}

/** Finds each position of some words in a text. */
export function placesOf(text: string, words: string): Passage[] {
  const places: Passage[] = []
  if (words === '') return places
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    const start = pointAt(text, at)
    places.push({ start, end: start + Array.from(words).length })
  }
  return places
}
