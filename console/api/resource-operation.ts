/** Returns the operationId of a schema-driven resource and a verb: `sysUserList`. */
export const resourceOperation = (resource: string, verb: string): string =>
  `sys${resource.charAt(0).toUpperCase()}${resource.slice(1)}${verb}`
