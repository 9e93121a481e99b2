import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pinnedVersion } from '../bootstrap/node.mjs'
import { root } from '../programs.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const minor = pinnedVersion(root).split('.').slice(0, 2).join('.')

test('.nvmrc names the Node of the product', () => {
  expect(read('.nvmrc').trim()).toBe(minor)
})

test.each(['.devcontainer/Dockerfile', 'deploy/Dockerfile'])(
  '%s is built on the Node of the product',
  file => {
    const versions = [...read(file).matchAll(/^FROM node:(\d+\.\d+)-/gm)].map(([, version]) => version)
    expect(new Set(versions)).toEqual(new Set([minor]))
  }
)
