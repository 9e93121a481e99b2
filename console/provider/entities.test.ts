import { expect, test } from 'vitest'
import { operationOf } from './entities.ts'

test('each call for entities is an operation of the contract', () => {
  expect(operationOf('/sys/parameter?range=%5B0%2C9%5D&filter=%7B%7D')).toEqual({
    name: 'sysParameterList',
    query: { range: '[0,9]', filter: '{}' }
  })
  expect(operationOf('/sys/loginLog/12')).toEqual({ name: 'sysLoginLogGet', query: {}, params: { id: 12 } })
  expect(operationOf('/sys/parameter', 'POST').name).toBe('sysParameterCreate')
  expect(operationOf('/sys/parameter/3', 'PUT')).toMatchObject({
    name: 'sysParameterUpdate',
    params: { id: 3 }
  })
  expect(operationOf('/sys/parameter/3', 'DELETE').name).toBe('sysParameterDelete')
})
