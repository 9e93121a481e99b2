import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { Degrees } from './projection.ts'

/** A place in the form of the contract. */
export interface Place extends Degrees {
  readonly text?: string
}

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most

/** Returns the place of a value; undefined if one of its coordinates is missing or wrong. */
export function placeOf(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { lat, lng, text } = value as Partial<Record<'lat' | 'lng' | 'text', unknown>>
  if (!isWithin(lat, 90) || !isWithin(lng, 180)) return undefined
  return { lat, lng, ...(typeof text === 'string' && text !== '' && { text }) }
}

/** Returns functions that format degrees, and a whole place, in the reader's language. */
export function useDegreeWords() {
  const translate = useTranslate()
  const latWords = useCallback(
    (lat: number) => translate(lat < 0 ? 'map.south' : 'map.north', { n: Math.abs(lat) }),
    [translate]
  )
  const lngWords = useCallback(
    (lng: number) => translate(lng < 0 ? 'map.west' : 'map.east', { n: Math.abs(lng) }),
    [translate]
  )
  const placeWords = ({ lat, lng }: Degrees) =>
    translate('map.place', { lat: latWords(lat), lng: lngWords(lng) })
  return { latWords, lngWords, placeWords }
}
