import { describe, expect, it } from 'vitest'
import { forumPlace } from './forum-place.ts'

describe('the place of a forum', () => {
  it.each([
    ['浙江省', '浙江省绍兴市', undefined, '浙江省绍兴市'],
    ['', '浙江省绍兴市', '绍兴市人民政府办公室', '浙江省绍兴市 · 绍兴市人民政府办公室'],
    ['教育', '', '教育部', '教育部'],
    ['浙江省', '浙江省', undefined, '浙江省'],
    ['省长信箱', '浙江省', undefined, '省长信箱 · 浙江省'],
    ['浙江省 绍兴市', '浙江省绍兴市嵊州市', undefined, '浙江省绍兴市嵊州市'],
    ['', '', undefined, '']
  ])('%s, %s, %s', (title, regionName, groupName, place) => {
    expect(forumPlace({ title, regionName, groupName })).toBe(place)
  })
})
