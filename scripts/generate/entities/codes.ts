import type { ErrorCode } from '@board/schemas'

const written = ['ENT0001', 'ENT0002', 'ENT0004', 'ENT0005'] as const

/**
 * Codes that the generated calls refuse with, beside the automatic ones. Those of a resource's own rules stand in its
 * `x-resource.refusals`.
 */
export const entityCodes = {
  list: ['ENT0006'],
  get: ['GEN0404'],
  options: ['ENT0006'],
  history: ['GEN0404', 'ENT0006'],
  create: written,
  update: [...written, 'GEN0404', 'GEN0409'],
  delete: ['GEN0404', 'ENT0003'],
  deleteMany: ['GEN0404', 'ENT0003'],
  export: [],
  import: ['ENT0007', 'ENT0008'],
  importConfirm: ['ENT0001', 'ENT0002', 'ENT0004', 'ENT0009', 'ENT0010', 'ENT0011', 'ENT0012']
} as const satisfies Record<string, readonly ErrorCode[]>
