/**
 * The walls between folders, as in docs/guide/architecture.md. Each comment is printed when its wall is crossed,
 * so it says why the wall stands and what to do instead.
 */
const OURS = '^(schemas|generated|client|server|portal|console|scripts|tests)/'
const TEST = '\\.test\\.tsx?$'

/** Product code in a folder may import these folders of ours and no other; its tests may also use tests/support. */
function folder(name, mayImport, comment) {
  const allowed = [name, ...mayImport].join('|')
  return {
    name: `walls-of-${name}`,
    comment,
    severity: 'error',
    from: { path: `^${name}/`, pathNot: TEST },
    to: { path: OURS, pathNot: `^(${allowed})/` }
  }
}

const folders = [
  folder(
    'schemas',
    [],
    'schemas/ states facts that everything else reads, so it imports nothing of ours. Move what you need into schemas/, ' +
      'or pass it in.'
  ),
  folder(
    'generated',
    ['schemas'],
    'generated/ is made from openapi/ and schemas/ and names types of schemas/ at most. Change scripts/tools/generate so that it ' +
      'writes what is needed.'
  ),
  folder(
    'client',
    ['generated', 'schemas'],
    'client/ runs in browsers, in tests and in other programs, so it knows the contract and nothing else of ours.'
  ),
  folder(
    'server',
    ['generated', 'schemas'],
    'The server imports no front end, no client and no test code: it must start without them. main.ts hands them in as deps.'
  ),
  folder(
    'portal',
    // scripts/tools/build has what the two vite.config.ts share
    ['client', 'generated', 'schemas', 'scripts/tools/build'],
    'The portal speaks to the server through client/ alone, and shares no code with the console: the two are built, ' +
      'loaded and changed apart. Call an operation of the contract instead.'
  ),
  folder(
    'console',
    // scripts/tools/build has what the two vite.config.ts share
    ['client', 'generated', 'schemas', 'scripts/tools/build'],
    'The console speaks to the server through client/ alone, and shares no code with the portal: the two are built, ' +
      'loaded and changed apart. Call an operation of the contract instead.'
  ),
  {
    name: 'facts-stay-on-the-server',
    comment:
      'generated/facts.ts says limits, locks and rights of every call, which no browser needs. The server tells clients ' +
      'what is allowed on a record (allowedActions); what a client must know of a call stands in generated/wire.ts.',
    severity: 'error',
    from: { path: '^(client|portal|console)/' },
    to: { path: '^generated/facts\\.ts$' }
  },
  {
    name: 'words-of-one-language',
    comment:
      'The words of families and the catalogue of refusals have all languages. A browser loads those of one language ' +
      '(generated/words/), and the verbs of events without words (generated/event-verbs.ts); types may come from here.',
    severity: 'error',
    from: { path: '^(client|portal|console)/', pathNot: TEST },
    to: {
      path: '^schemas/(words/|(vocabulary/families|facts/events|errors/catalogue)\\.ts$)',
      dependencyTypesNot: ['type-only']
    }
  },
  {
    name: 'walls-of-scripts-and-tests',
    comment:
      "Scripts and tests use the front ends as they are built and served, never their sources, so that pages can be rewritten freely. A front end's own unit tests stand beside its code.",
    severity: 'error',
    from: { path: '^(scripts|tests)/' },
    to: { path: '^(portal|console)/' }
  },
  {
    name: 'unit-tests-stay-home',
    comment:
      'A unit test beside the code obeys the walls of its folder, and may use tests/support besides. ' +
      'What needs more belongs under tests/.',
    severity: 'error',
    from: { path: `^(schemas|client|portal|console)/.*${TEST}` },
    to: {
      path: '^(server|scripts|portal|console|tests)/',
      pathNot: ['^tests/support/', '^portal/', '^console/']
    }
  },
  {
    name: 'no-test-code-in-the-product',
    comment:
      'What the product needs at run time does not live in a test. Move it beside the code that uses it.',
    severity: 'error',
    from: { path: '^(schemas|generated|client|server|portal|console)/', pathNot: TEST },
    to: { path: TEST }
  },
  {
    name: 'portal-features-apart',
    comment:
      'A feature of the portal never imports another feature: each can be read, changed and loaded alone. ' +
      'Put what two of them share into portal/ui or portal/shared.',
    severity: 'error',
    from: { path: '^portal/features/([^/]+)/' },
    to: { path: '^portal/features/', pathNot: '^portal/features/$1/' }
  },
  {
    name: 'portal-page-without-a-row',
    comment:
      'No row of portal/app/pages.ts, and no form without scripts (portal/entry/forms.ts), leads to this module, so nobody can open it. Give the page a row, or delete the module.',
    severity: 'error',
    from: { path: '^portal/(app/(pages|app)|entry/(forms|entry-client))\\.tsx?$' },
    to: { path: '^portal/features/', pathNot: TEST, reachable: false }
  },
  {
    name: 'console-page-without-a-row',
    comment:
      'No row of console/app/pages.ts and nothing of the console leads to this module. Give the page a row, or delete the module.',
    severity: 'error',
    from: { path: '^console/app/(pages\\.ts|App\\.tsx|main\\.tsx)$' },
    to: { path: '^console/pages/', pathNot: TEST, reachable: false }
  },
  {
    name: 'gallery-in-development',
    comment:
      'The gallery of parts is for development and for the journeys; no bundle of the product contains it. ' +
      'Move what the product needs out of dev/.',
    severity: 'error',
    from: { path: '^(portal|console)/', pathNot: '^(portal|console)/dev/' },
    to: { path: '^(portal|console)/dev/' }
  },
  {
    name: 'derive-through-the-registry',
    comment:
      'console/derive turns schemas into screens and knows no component library, so that a part can be exchanged in one place. ' +
      'Export what you need from console/widgets/registry.tsx.',
    severity: 'error',
    from: { path: '^console/derive/' },
    to: {
      path: ['^console/widgets/', 'node_modules/(@mui|react-admin|ra-ui-materialui)/'],
      pathNot:
        '^console/widgets/(registry|inputs/(asInput|withChoices|WithoutPrefill|errorWords|FormFields)|parts/(PageTexts|useTitle|shownTitle|notices/NotFound))\\.tsx?$'
    }
  }
]

const NOUN_CODE = '^server/[^/]+/[^/]+/'
const MECHANISM = '^server/(platform/(http|database|paging)|records/(lists|search))/'

/** The layers of a folder, lowest first: a layer imports itself and those below it, without exceptions. */
const layers = {
  server: 'platform directory people administration records correspondence publishing overview runtime',
  console: 'locales theme base i18n api session fields provider widgets derive layout pages app dev docs',
  portal: 'locales lib ui services shared features app entry dev'
}

const layerRules = Object.entries(layers).flatMap(([folder, names]) =>
  names.split(' ').map((name, at, all) => ({
    name: `layer-${folder}-${name}`,
    comment:
      `${folder}/${name} does not know what is built on it, so that it can be understood with what lies below it. ` +
      'Move what both need down, pass it in, or register it from above (server/runtime/message-details.ts shows how).',
    severity: 'error',
    from: { path: `^${folder}/${name}/`, pathNot: TEST },
    to: { path: `^${folder}/(${[...all.slice(at + 1), 'main\\.ts$'].join('|')})(/|$)` }
  }))
)

const everyFolderHasALayer = Object.entries(layers).map(([folder, names]) => ({
  name: `every-folder-of-${folder}-has-a-layer`,
  comment: `A new folder of ${folder}/ stands in the list of layers of .dependency-cruiser.mjs, so that it is said what it may import.`,
  severity: 'error',
  from: {},
  to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/(${names.replaceAll(' ', '|')})/` }
}))

const server = [
  ...layerRules,
  ...everyFolderHasALayer,
  {
    name: 'sql-in-stores',
    comment:
      "Only a noun's store.ts (and server/platform/database, paging, lists, search) speaks SQL, so that one file shows every query on a table. " +
      'Write a named function in the store and call it. Types such as Trx come from server/platform/database. ' +
      'The cores (message-core, …) read and lock what several nouns act on. counted/rules.ts and files/loose.ts ask nothing: they say ' +
      'conditions that several stores share.',
    severity: 'error',
    from: {
      path: '^server/',
      pathNot: [
        '/store\\.ts$',
        MECHANISM.replace('http|', ''),
        '^server/[^/]+/[^/]+-core/',
        '^server/(directory/counted/rules|platform/files/loose)\\.ts$',
        TEST
      ]
    },
    to: { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] }
  },
  {
    name: 'stores-are-private',
    comment:
      "A noun's tables are written by that noun alone, so that its rules cannot be walked around. " +
      "Call one of the other noun's verbs instead of its store.",
    severity: 'error',
    from: { path: '^server/([^/]+/[^/]+)/', pathNot: [MECHANISM, TEST] },
    to: { path: '^server/.+/store\\.ts$', pathNot: '^server/$1/' }
  },
  {
    name: 'verbs-know-no-http',
    comment:
      'Verbs, policies and stores hold the business, which is the same from a request, a job or a test. ' +
      'HTTP types stay in server/platform/http; refuse with Refusal from server/platform/refusal.ts, and take what you need as arguments.',
    severity: 'error',
    from: { path: NOUN_CODE, pathNot: ['^server/(platform/http|runtime/start)/', '/operations\\.ts$', TEST] },
    to: { path: ['^server/platform/http/', 'node_modules/(fastify|@fastify)/'] }
  },
  {
    name: 'operations-know-no-fastify',
    comment:
      'operations.ts binds operations of the contract to verbs with defineOperations; the web framework stays in server/platform/http, ' +
      'where one place treats every request alike.',
    severity: 'error',
    from: { path: '^server/[^/]+/[^/]+/operations\\.ts$' },
    to: { path: 'node_modules/(fastify|@fastify)/' }
  },
  {
    name: 'operations-call-verbs',
    comment:
      'operations.ts opens the transaction, calls one verb and shapes the answer. Reading or writing from here would ' +
      'skip who may see and do what; put it into a verb.',
    severity: 'error',
    from: { path: '^server/[^/]+/[^/]+/operations\\.ts$' },
    to: { path: '/store\\.ts$' }
  },
  {
    name: 'details-know-no-guests',
    comment:
      "A message's detail is made of parts that other nouns register, so that a new noun adds its part without a change here. " +
      "Export the part from the noun's detail.ts, with a type of message-core/detail-parts.ts, and register it in server/runtime/message-details.ts.",
    severity: 'error',
    from: {
      path: '^server/(records/message-core/detail-parts|correspondence/messages/(read|read-staff))\\.ts$'
    },
    to: {
      path: '^server/(publishing|correspondence/(assignments|attachments|deliveries|extensions|grades|marks|moderation|rechecks|replies|reports))/'
    }
  },
  {
    name: 'policies-are-pure',
    comment:
      'A policy and a table of transitions answer from what they are given, so that they can be read and tested without a ' +
      'database. Load what they need in the verb and pass it in.',
    severity: 'error',
    from: { path: '^server/[^/]+/[^/]+/(policy|transitions)\\.ts$' },
    to: {
      path: ['/store\\.ts$', '^server/platform/(database|http)/', 'node_modules/(kysely|pg|fastify)/'],
      dependencyTypesNot: ['type-only']
    }
  }
]

const everywhere = [
  {
    name: 'no-circular',
    comment:
      'Files that import each other in a ring can only be understood, and loaded, all at once. Move what both need ' +
      'into a third file. Rings that are closed by types alone, or by an `import()` that runs later, are allowed.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } }
  },
  {
    name: 'no-non-package-json',
    comment:
      'A package must stand in the package.json of the workspace that imports it, with its exact version; otherwise it works ' +
      'only as long as another workspace happens to bring it. (vitest is the exception: it stands at the root. What a developer ' +
      'writes in tests/generator/fixture stands in the workspace that it is copied to.)',
    severity: 'error',
    from: { pathNot: '^tests/generator/fixture/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/vitest/' }
  }
]

export default {
  forbidden: [...folders, ...server, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(portal|console)/dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts']
    }
  }
}
