/**
 * The commands of package.json: what each does, its options and its words. A launcher reads this table before it installs or
 * starts anything, so it needs no package and runs on any Node that the README names.
 */

/** A command without options. */
const none = /** @type {const} */ ({})

export const commands = /** @type {const} */ ({
  start: {
    does: 'Builds the front ends that are out of date, then serves the site on PORT (8080).',
    program: 'scripts/start.mjs',
    options: none,
    about: {}
  },
  dev: {
    does: 'Serves a demo from its sources on PORT (8080), and follows each change.',
    program: 'scripts/tools/dev/main.mjs',
    options: none,
    about: {}
  },
  test: {
    does: 'Runs the quick tier of the tests, or the suites that are named.',
    program: 'scripts/test.mjs',
    words: { name: '[<suite> …]', least: 0, most: Number.POSITIVE_INFINITY },
    options: {
      all: { type: 'boolean' },
      full: { type: 'boolean' },
      watch: { type: 'boolean' },
      changed: { type: 'boolean' },
      since: { type: 'string' },
      runs: { type: 'string' },
      seed: { type: 'string' }
    },
    about: {
      all: 'journeys take every page in every size and colour scheme',
      full: 'runs every test, as continuous integration does',
      watch: 'runs the tests of a file or folder again at each change',
      changed: 'checks what the changes of the working tree touch',
      since: 'the same, for the changes since a commit',
      runs: 'how many random values contract tests take for each property',
      seed: 'repeats a run with these random values'
    }
  },
  generate: {
    does: 'Writes generated/ and the generated guides from the contract, the schemas and the migrations.',
    program: 'scripts/tools/generate/main.ts',
    options: { check: { type: 'boolean', default: false } },
    about: { check: 'writes nothing, and fails if the files are not what the contract makes' }
  },
  scaffold: {
    does: 'Writes the first version of an action, tab, dictionary, page or entity, and lists what is left.',
    program: 'scripts/tools/scaffold/main.ts',
    words: {
      name: 'action <operationId> on <board> | tab <key> on <board> | dictionary <name> | page <path> | entity <name> …',
      least: 1,
      most: Number.POSITIVE_INFINITY
    },
    options: none,
    about: {}
  },
  seed: {
    does: 'Fills an empty database with demo data.',
    program: 'scripts/demo/main.ts',
    options: { reference: { type: 'boolean', default: false } },
    about: { reference: 'writes the reference data alone, into any database' }
  },
  bench: {
    does: 'Measures the speed and prints its table (docs/guide/bench.md).',
    program: 'scripts/bench/main.ts',
    options: {
      rows: { type: 'string', default: '1000000' },
      only: { type: 'string' },
      minutes: { type: 'string', default: '30' },
      json: { type: 'string' },
      compare: { type: 'string' },
      keep: { type: 'boolean', default: false },
      train: { type: 'string' },
      data: { type: 'string' }
    },
    about: {
      rows: 'how many messages; without it, a million',
      only: 'the rows of the table to measure, with commas',
      minutes: 'how long the row `load` takes; without it, 30',
      json: 'the file for the results',
      compare: 'a file of earlier results to compare with',
      keep: 'keeps the databases for the next run',
      train: 'the folder of texts that the row `language` learns from',
      data: 'the folder of texts that it judges'
    }
  },
  'admin:create': {
    does: 'Creates the first administrator. The password is read from ADMIN_PASSWORD, or asked for twice.',
    program: 'scripts/commands/admin-create.ts',
    words: { name: '<username>', least: 1, most: 1 },
    options: {
      another: { type: 'boolean', default: false },
      editor: { type: 'boolean', default: false }
    },
    about: {
      another: 'allowed though there is an administrator already',
      editor: 'the account may approve messages and comments too'
    }
  },
  'keys:rotate': {
    does: 'Changes the keys of the site while it runs; after an interruption, call it again.',
    program: 'scripts/commands/keys-rotate.ts',
    options: {
      prepare: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false }
    },
    about: {
      prepare: 'makes the next keys without using them, to be copied to all servers first',
      again: 'changes them although they were changed within the last day'
    }
  },
  'storage:move': {
    does: 'Moves all files to the storage in use; after an interruption, call it again.',
    program: 'scripts/commands/storage-move.ts',
    options: none,
    about: {}
  },
  doctor: {
    does: 'Reports whether this machine, its settings and its database are fit for the site; changes nothing.',
    program: 'scripts/commands/doctor.ts',
    options: { json: { type: 'boolean', default: false } },
    about: { json: 'for scripts: [{ "level", "part", "says", "todo" }]' }
  },
  backup: {
    does: 'Copies the database and the files of this machine into one archive.',
    program: 'scripts/commands/backup.ts',
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
      'with-keys': { type: 'boolean', default: false }
    },
    about: {
      to: 'another folder than BACKUP_DIR',
      keep: 'how many archives the folder keeps; without it, all',
      'with-keys': 'puts the keys into the archive too: whoever has it can then read phones and ID numbers'
    }
  },
  restore: {
    does: 'Restores an archive into the database of DATABASE_URL or DATA_DIR, which must be empty, and into UPLOAD_DIR.',
    program: 'scripts/commands/restore.ts',
    words: { name: '<archive>', least: 1, most: 1 },
    options: {
      check: { type: 'boolean', default: false },
      trial: { type: 'boolean', default: false }
    },
    about: {
      check: 'only reads the archive through, and says what it holds',
      trial:
        'for a copy beside a site that goes on: it reaches no mail server, SMS platform or bucket of that site'
    }
  },
  build: {
    does: 'Builds the front ends that are out of date.',
    program: 'scripts/build.ts',
    options: { all: { type: 'boolean', default: false } },
    about: { all: 'builds both' }
  },
  lint: {
    does: 'Checks the walls between folders, the style, and the facts that must stand once.',
    program: 'scripts/tools/lint/lint.ts',
    options: none,
    about: {}
  },
  licences: {
    does: 'Prints the licences of the packages that the site runs with.',
    program: 'scripts/tools/licences.ts',
    options: none,
    about: {}
  },
  sbom: {
    does: 'Writes a CycloneDX list of the packages that the site runs with.',
    program: 'scripts/tools/sbom.ts',
    words: { name: '[<file>]', least: 0, most: 1 },
    options: none,
    about: {}
  },
  audit: {
    does: 'Reports weaknesses of packages that the registry knows; it needs the network.',
    program: 'scripts/tools/audit.ts',
    options: none,
    about: {}
  },
  types: {
    does: 'Checks all types.',
    program: 'scripts/tools/lint/types.ts',
    options: none,
    about: {}
  }
})
