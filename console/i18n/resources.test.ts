import polyglotI18nProvider from 'ra-i18n-polyglot'
import { describe, expect, test } from 'vitest'
import { resourcesOf } from '../app/resources.tsx'
import { boards } from '../base/boards.ts'
import { entities as enUSEntities } from '../locales/en-US/entities.ts'
import { messages as enUS } from '../locales/en-US/index.ts'
import { entities as zhCNEntities } from '../locales/zh-CN/entities.ts'
import { messages as zhCN } from '../locales/zh-CN/index.ts'
import { entities as zhTWEntities } from '../locales/zh-TW/entities.ts'
import { messages as zhTW } from '../locales/zh-TW/index.ts'
import { withEntities, withResources } from './resources.ts'

const languages = {
  'zh-CN': withEntities(zhCN, zhCNEntities),
  'zh-TW': withEntities(zhTW, zhTWEntities),
  'en-US': withEntities(enUS, enUSEntities)
}

describe.each(Object.entries(languages))('%s', (language, messages) => {
  const { translate } = polyglotI18nProvider(() => withResources(messages), language, [], {
    allowMissing: true
  })

  test('react-admin finds the name of every resource', () => {
    for (const face of ['g', 'admin'] as const)
      for (const { name, options } of resourcesOf(face, translate)) {
        expect(translate(`resources.${name}.name`, { _: '' }), name).toBe(translate(options.label))
        expect(translate(options.label, { _: '' }), name).not.toBe('')
      }
  })

  test('react-admin finds the names of fields', () => {
    expect(translate('resources.user.fields.deptId')).toBe(translate('entities.user.fields.deptId'))
    const missing = boards.flatMap(({ name, columns }) =>
      columns.filter(column => translate(`resources.${name}.fields.${column}`, { _: '' }) === '')
    )
    expect(missing).toEqual([])
  })
})
