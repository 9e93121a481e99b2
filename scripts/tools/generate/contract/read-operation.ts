import { takesAccount } from '@board/schemas/facts/calls/account'
import { isObject, type Json, type JsonObject, listOf, objectOf } from '../json.ts'
import { didYouMean, type Problem } from '../problem.ts'
import {
  audiences,
  type Envelope,
  envelopes,
  type Method,
  type Operation,
  permissionString
} from './operation.ts'
import type { Path, SourceFile } from './source.ts'

const required = ['operationId', 'summary', 'tags', 'x-envelope', 'x-permission', 'x-example']
const keys = new Set([
  ...required,
  'description',
  'deprecated',
  'externalDocs',
  'parameters',
  'requestBody',
  'x-specified',
  'x-body',
  'x-data',
  'x-errors',
  'x-success',
  'x-not-sign',
  'x-no-token',
  'x-read',
  'x-write',
  'x-any-password',
  'x-exact',
  'x-account',
  'x-binary',
  'x-action',
  'x-range',
  'x-conflict',
  'x-who',
  'x-lock',
  'x-only-adds',
  'x-pace',
  'x-bounded',
  'x-screens'
])
const exampleKeys = ['params', 'query', 'body', 'data']
const scopes = ['row', 'bulk', 'list']

/**
 * Reads one operation from its short form. It pushes each problem to `problems` with its line. The returned operation
 * is complete enough to look for further problems.
 */
export function readOperation(
  file: SourceFile,
  path: string,
  method: Method,
  problems: Problem[]
): Operation {
  const at: Path = ['paths', path, method]
  const written = objectOf(objectOf(objectOf(file.value.paths)[path])[method])
  const complain = (where: Path, message: string) => {
    problems.push({ file: file.name, line: file.lineOf([...at, ...where]), message: `${name}: ${message}` })
  }
  const id = typeof written.operationId === 'string' ? written.operationId : ''
  const name = id || `${method.toUpperCase()} ${path}`

  for (const key of required) if (!(key in written)) complain([], `"${key}" is missing`)
  for (const key of Object.keys(written)) {
    if (key === 'responses' || key === 'security')
      complain([key], `"${key}" is made by the generator; remove it`)
    else if (!keys.has(key)) complain([key], `unknown key "${key}"${didYouMean(key, keys)}`)
  }
  if (id && !/^[a-z][a-zA-Z0-9]*$/.test(id))
    complain(['operationId'], 'an operationId is written in camelCase')

  const envelope = written['x-envelope']
  if (envelope !== undefined && !envelopes.some(known => known === envelope)) {
    complain(['x-envelope'], `unknown envelope "${envelope}"${didYouMean(String(envelope), envelopes)}`)
  }
  const permission = String(written['x-permission'] ?? '')
  if (permission && !permissionString.test(permission) && !audiences.some(known => known === permission)) {
    const hint = didYouMean(permission, audiences)
    complain(
      ['x-permission'],
      `"${permission}" is neither ${audiences.join(', ')} nor a string like sys:menu:save${hint}`
    )
  }
  for (const key of Object.keys(objectOf(written['x-example']))) {
    if (!exampleKeys.includes(key))
      complain(['x-example', key], `unknown key "${key}"${didYouMean(key, exampleKeys)}`)
  }
  const action = written['x-action']
  if (action !== undefined && !scopes.includes(String(objectOf(action).scope))) {
    complain(['x-action'], `"scope" of x-action is one of ${scopes.join(', ')}`)
  }
  const write = method === 'get' ? written['x-write'] === true : written['x-read'] !== true
  complainOfMisfits(written, write, complain)

  const body = readBody(written)
  const upload = body?.mediaType === 'multipart/form-data'
  return {
    id,
    method,
    path,
    tags: strings(written.tags),
    summary: String(written.summary ?? ''),
    ...(typeof written.description === 'string' && { description: written.description }),
    specified: written['x-specified'] === true,
    envelope: (envelope ?? 'none') as Envelope,
    permission,
    ...('x-who' in written && { who: String(written['x-who']) }),
    ...(written['x-lock'] !== undefined && { lock: written['x-lock'] }),
    ...('x-pace' in written && { pace: String(written['x-pace']) }),
    ...('x-bounded' in written && { bounded: String(written['x-bounded']) }),
    screens: strings(written['x-screens']),
    signed: written['x-not-sign'] !== true && !upload,
    noToken: written['x-no-token'] === true,
    anyPassword: written['x-any-password'] === true,
    exact: written['x-exact'] === true,
    write,
    account: takesAccount({ write, permission, isMarked: written['x-account'] === true }),
    onlyAdds: written['x-only-adds'] === true,
    parameters: listOf(written.parameters).filter(isObject),
    ...(body && { body }),
    ...(isObject(written['x-data']) && { data: written['x-data'] }),
    ...(typeof written['x-range'] === 'string' && { range: written['x-range'] }),
    ...(isObject(written['x-conflict']) && { conflict: written['x-conflict'] }),
    binary: strings(written['x-binary']),
    errors: strings(written['x-errors']),
    success: strings(written['x-success']),
    ...(isObject(action) && { action }),
    example: objectOf(written['x-example']),
    source: { file: file.name, lineOf: where => file.lineOf([...at, ...where]) }
  }
}

/** Complains of keys that do not fit each other, and of parameters that the generator adds. */
function complainOfMisfits(
  written: JsonObject,
  write: boolean,
  complain: (where: Path, message: string) => void
): void {
  if ('x-body' in written && 'requestBody' in written) complain(['x-body'], 'both x-body and requestBody')
  if ('x-binary' in written && written['x-envelope'] !== 'none')
    complain(['x-binary'], 'a binary reply has x-envelope: none')

  if ('x-exact' in written && written['x-permission'] !== 'public')
    complain(['x-exact'], 'only reads of the public are answered by a replica; remove it')

  if ('x-account' in written && written['x-permission'] !== 'public')
    complain(['x-account'], 'every write that needs a session takes the header; remove it')

  const ofPeople = ['public', 'login', 'citizen'].includes(String(written['x-permission']))
  if ('x-only-adds' in written && (!write || ofPeople))
    complain(['x-only-adds'], 'only changes by staff are told to other servers; remove it')

  listOf(written.parameters).forEach((parameter, index) => {
    if (objectOf(parameter).in === 'header') {
      complain(['parameters', index], 'header parameters are added by the generator; remove it')
    }
  })
}

function readBody(written: JsonObject): Operation['body'] {
  if (isObject(written['x-body'])) {
    return { mediaType: 'application/json', schema: written['x-body'], required: true }
  }
  const full = objectOf(written.requestBody)
  const [first] = Object.entries(objectOf(full.content))
  if (!first) return undefined
  return {
    mediaType: first[0],
    schema: objectOf(objectOf(first[1]).schema),
    required: full.required === true
  }
}

function strings(value: Json | undefined): string[] {
  return listOf(value).map(String)
}
