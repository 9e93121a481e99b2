import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { permissions } from '@board/generated/permissions'
import type { Contract } from '../answer/bind.ts'

let contract: Contract | undefined

/** Reads the product's contract once for all servers of a process. */
export function productContract(): Contract {
  if (contract) return contract
  const file = fileURLToPath(import.meta.resolve('@board/generated/openapi.json'))
  contract = { document: JSON.parse(readFileSync(file, 'utf8')), permissions }
  return contract
}
