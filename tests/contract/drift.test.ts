import { readFileSync } from 'node:fs'
import { actions } from '@board/generated/actions'
import { operations } from '@board/generated/operations'
import { permissions } from '@board/generated/permissions'
import { describe, expect, it } from 'vitest'
import { seedReference } from '../../scripts/reference/reference.ts'
import { assignmentTransitions } from '../../server/records/assignment-core/transitions.ts'
import { campaignTransitions } from '../../server/records/campaign-core/transitions.ts'
import { messageTransitions } from '../../server/records/message-core/transitions.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { specifiedCalls } from './specified.ts'
import { document, operationIds } from './support/document.ts'

const addressOf = (id: keyof typeof operations) =>
  `${operations[id].method.toUpperCase()} ${operations[id].path}`

describe('the specification’s calls', () => {
  const listed = new Set(specifiedCalls)

  it('are marked in the contract, and no other call is', () => {
    const marked = operationIds.filter(id => operations[id].specified).map(addressOf)
    const present = operationIds.map(addressOf).filter(address => listed.has(address))
    expect(marked.sort()).toEqual(present.sort())
  })
})

describe('transition tables', () => {
  const rows = [
    ...Object.values(messageTransitions),
    ...Object.values(assignmentTransitions),
    ...Object.values(campaignTransitions)
  ]
  const named = rows.flatMap(row => ('operation' in row && row.operation ? [row.operation] : []))

  it('name operations of the contract', () => {
    expect(named.filter(id => !(id in operations))).toEqual([])
  })

  it('name only actions of staff that have a dialog in the console', () => {
    // a campaign's text and its result are pages of their own, not dialogs
    const pages = ['changeCampaign', 'publishCampaignSummary']
    const citizens = [
      'resubmitMessage',
      'withdrawMessage',
      'supplementMessage',
      'withdrawSupplement',
      'gradeMessage',
      'requestDeletion',
      'withdrawDeletion'
    ]
    expect(named.filter(id => !(id in actions) && ![...citizens, ...pages].includes(id))).toEqual([])
  })
})

describe('a new installation', async () => {
  const database = await testDatabase()
  const { db } = database
  await seedReference(database)

  it('gives every permission string of the contract to a role, and no other', async () => {
    const given = await db.selectFrom('role_permission').select('permission').distinct().execute()
    expect(given.map(({ permission }) => permission).sort()).toEqual([...permissions].sort())
  })

  it('has every dictionary that a field of the contract names', async () => {
    const named = new Set([...JSON.stringify(document).matchAll(/"x-dict":"(\w+)"/g)].map(([, name]) => name))
    const known = await db.selectFrom('dict_type').select('name').execute()
    expect([...named].filter(name => !known.some(type => type.name === name))).toEqual([])
  })

  it('has every label of a dictionary in three languages', async () => {
    const values = await db.selectFrom('dict_value').selectAll().execute()
    const labels = values.flatMap(value => [value.label_zh_cn, value.label_zh_tw, value.label_en_us])
    expect(labels.length).toBeGreaterThan(60)
    expect(labels.filter(label => label.trim() === '')).toEqual([])
  })

  it('has the tables of the generated types, column by column', async () => {
    const source = readFileSync(new URL('../../generated/database.ts', import.meta.url), 'utf8')
    const tables = (await db.introspection.getTables()).filter(({ name }) => name !== 'schema_migrations')
    expect(tables.length).toBeGreaterThan(30)
    const missing = tables.flatMap(({ name, columns }) => {
      const type = new RegExp(`interface ${pascal(name)}Table \\{([^}]*)\\}`).exec(source)?.[1] ?? ''
      const has = (column: string) => new RegExp(`^\\s+${column}:`, 'm').test(type)
      return columns.filter(column => !has(column.name)).map(column => `${name}.${column.name}`)
    })
    expect(missing).toEqual([])
  })
})

const pascal = (name: string) =>
  name.replaceAll(/(^|_)(\w)/g, (_whole, _gap, letter: string) => letter.toUpperCase())
