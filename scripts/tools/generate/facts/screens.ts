import { type Contract, placeOf } from '../contract/merge.ts'
import type { Operation } from '../contract/operation.ts'
import type { SourceFile } from '../contract/source.ts'
import type { Declared } from '../entities/declared.ts'
import { operationsOf } from '../entities/describe.ts'
import { isObject, type JsonObject, listOf, objectOf } from '../json.ts'
import { didYouMean, type Problem } from '../problem.ts'

/** A row of the guide to screens: screens that make the same calls. The first name stands in `x-screens`. */
export type ScreenRow = {
  names: readonly string[]
  /** Entities whose lists, and what belongs to them, are shown on the screen. */
  entities: readonly string[]
  notes: string
}

export type ScreenSection = {
  title: string
  /** The front end that makes the calls. */
  face: string
  introduction: string
  rows: readonly ScreenRow[]
}

/** The front end whose source must make the calls of a section; `all` is one of them, `none` no front end. */
const faces = ['portal', 'g', 'admin', 'all', 'none']

/** Reads the sections of `openapi/screens.yaml`; `screenProblems` finds what is wrong in it. */
export function readScreens({ value }: SourceFile): ScreenSection[] {
  return objectsIn(value.sections).map(section => ({
    title: String(section.title ?? ''),
    face: String(section.face ?? ''),
    introduction: String(section.introduction ?? '').trim(),
    rows: objectsIn(section.screens).map(row => ({
      names: listOf(row.names).map(String),
      entities: listOf(row.entities).map(String),
      notes: String(row.notes ?? '')
    }))
  }))
}

/**
 * Lists calls without a screen, names of screens that do not exist, and what is wrong in the table of screens itself. The
 * generated calls of an entity have the screens that name the entity.
 */
export function screenProblems(
  { operations }: Contract,
  file: SourceFile,
  entities: readonly Declared[]
): Problem[] {
  const rows = readScreens(file).flatMap(section => section.rows)
  const known = rows.map(({ names: [first = ''] }) => first)
  const generated = new Set(entities.flatMap(entity => Object.values(operationsOf(entity))))
  return [
    ...tableProblems(file, entities),
    ...operations.filter(({ id }) => !generated.has(id)).flatMap(operation => callProblems(operation, known)),
    ...rowProblems(file, operations)
  ]
}

function callProblems(operation: Operation, known: readonly string[]): Problem[] {
  const { id, screens } = operation
  if (screens.length === 0) {
    const message = `${id}: "x-screens" is missing; openapi/screens.yaml has the screens, and at its end calls of no screen`
    return [{ ...placeOf(operation, 'x-screens'), message }]
  }
  return screens
    .filter(name => !known.includes(name))
    .map(name => ({
      ...placeOf(operation, 'x-screens'),
      message: `${id}: unknown screen "${name}"${didYouMean(name, known)}; a row is named by its first screen`
    }))
}

function tableProblems(file: SourceFile, entities: readonly Declared[]): Problem[] {
  const known = entities.map(({ name }) => name)
  const seen = new Set<string>()
  return objectsIn(file.value.sections).flatMap((section, at) => [
    ...unknownName(file, ['sections', at, 'face'], 'face', String(section.face), faces),
    ...objectsIn(section.screens).flatMap((row, index) => {
      const place = ['sections', at, 'screens', index]
      const twice = listOf(row.names)
        .map(String)
        .filter(name => seen.size === seen.add(name).size)
      return [
        ...twice.map(name => ({
          file: file.name,
          line: file.lineOf([...place, 'names']),
          message: `"${name}" has two rows`
        })),
        ...listOf(row.entities).flatMap(name =>
          unknownName(file, [...place, 'entities'], 'entity', String(name), known)
        )
      ]
    })
  ])
}

/** Finds rows that say nothing: no call, no entity, and no note that says why. */
function rowProblems(file: SourceFile, operations: readonly Operation[]): Problem[] {
  const used = new Set(operations.flatMap(({ screens }) => screens))
  return readScreens(file).flatMap(({ rows }, at) =>
    rows.flatMap(({ names: [name = ''], entities, notes }, index) =>
      used.has(name) || entities.length > 0 || notes !== ''
        ? []
        : [
            {
              file: file.name,
              line: file.lineOf(['sections', at, 'screens', index]),
              message: `"${name}" has neither a call nor a note`
            }
          ]
    )
  )
}

function unknownName(
  file: SourceFile,
  place: (string | number)[],
  what: string,
  name: string,
  known: readonly string[]
): Problem[] {
  if (known.includes(name)) return []
  return [
    {
      file: file.name,
      line: file.lineOf(place),
      message: `unknown ${what} "${name}"${didYouMean(name, known)}`
    }
  ]
}

const objectsIn = (value: JsonObject[string] | undefined): JsonObject[] =>
  listOf(value).filter(isObject).map(objectOf)
