// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

/** Every permission string that a call, an action or a field asks for. */
export const permissions: readonly Permission[] = [
  'board:comment:approve',
  'board:message:approve',
  'board:message:page',
  'board:message:return',
  'sys:inbox:page'
]

export type Permission =
  | 'board:comment:approve'
  | 'board:message:approve'
  | 'board:message:page'
  | 'board:message:return'
  | 'sys:inbox:page'
