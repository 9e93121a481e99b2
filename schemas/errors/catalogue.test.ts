import { expect, it } from 'vitest'
import { errorFamilies, errors } from './catalogue.ts'

it('each code is in one family', () => {
  const codes = Object.values(errorFamilies).flatMap(family => Object.keys(family))
  expect(codes.toSorted()).toEqual(Object.keys(errors).toSorted())
})
