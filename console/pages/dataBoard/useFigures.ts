import type { BodyOf, DataOf } from '@board/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { columns, groupings, oneOf } from './figures.ts'
import { type Period, periodOf, periodOfDays, ranges, type Unit, unitOf, units } from './period.ts'
import type { Source } from './source.ts'

export type Board = DataOf<'dataBoard'>
export type Figures = Board['total']

/** The parts of the address that filter the figures. */
export const scopes = ['groupId', 'fid', 'typeId', 'domainId'] as const
export type Scope = { readonly [Name in (typeof scopes)[number]]?: number }

/** Reads the choices from the address, and returns functions that change them. */
export function useAsked(now: number) {
  const [params, setParams] = useSearchParams()
  // `days` is the former name of this part in the board of all institutions
  const range = oneOf(['30', ...ranges], params.get('range') ?? params.get('days'))
  const chosen = periodOfDays(params.get('from'), params.get('to'))
  const period = range === 'days' ? (chosen ?? periodOf('30', now)) : periodOf(range, now)
  const scope: Scope = Object.fromEntries(
    scopes.flatMap(name => {
      const value = Number(params.get(name))
      return Number.isInteger(value) && value > 0 ? [[name, value]] : []
    })
  )
  const chosenUnit = units.find(unit => unit === params.get('unit'))
  const addressWith = (change: Readonly<Record<string, string | number | undefined>>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) next.delete(name)
      else next.set(name, String(value))
    }
    return next
  }
  return {
    range,
    period,
    chosenUnit,
    unit: chosenUnit ?? unitOf(period),
    scope,
    by: oneOf(groupings, params.get('by')),
    /** The figure that the chart of names compares. */
    figure: oneOf(columns, params.get('figure')),
    addressWith,
    change: (part: Readonly<Record<string, string | number | undefined>>) =>
      setParams(addressWith(part), { replace: true })
  }
}

/** Fetches the figures of a period. */
export function useFigures({ read }: Source, period: Period, scope: Scope, unit: Unit) {
  const body: BodyOf<'dataBoard'> = { ...period, ...scope, unit }
  return useQuery({
    queryKey: [read, body],
    queryFn: ({ signal }) => api.call(read, { body, signal }),
    placeholderData: keepPreviousData,
    retry: false
  })
}
