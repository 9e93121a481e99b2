/**
 * Rings between the folders of the server. A test may use what it likes, so that tests are left out; `.dependency-cruiser.mjs`
 * holds all other walls.
 */
export default {
  forbidden: [
    {
      name: 'no-ring-of-folders',
      comment:
        'Folders that import each other in a ring can only be understood all at once. Move what both need into a folder below ' +
        '(message-core and its like hold what several nouns read and lock), pass it in, or register it from above ' +
        '(server/runtime/message-details.ts shows how).',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/[^/]+' },
      to: { circular: true }
    }
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.test\\.ts$', '^tests/', 'node_modules'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.json']
    }
  }
}
