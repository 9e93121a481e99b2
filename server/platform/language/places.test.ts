import { expect, it, test } from 'vitest'
import { type NamedRegion, placeFinder } from './places.ts'

const region = (id: number, parentId: number | null, name: string): NamedRegion => ({ id, parentId, name })
const find = placeFinder([
  region(110000, null, '北京市'),
  region(110105, 110000, '朝阳区'),
  region(150000, null, '内蒙古自治区'),
  region(220000, null, '吉林省'),
  region(220100, 220000, '长春市'),
  region(220104, 220100, '朝阳区'),
  region(220200, 220000, '吉林市'),
  region(320000, null, '江苏省'),
  region(320100, 320000, '南京市'),
  region(320106, 320100, '鼓楼区'),
  region(330000, null, '浙江省'),
  region(330600, 330000, '绍兴市'),
  region(330603, 330600, '柯桥区'),
  region(330681, 330600, '诸暨市'),
  region(350100, null, '福州市'),
  region(350102, 350100, '鼓楼区'),
  region(130624, null, '成安县'),
  region(450000, null, '广西壮族自治区'),
  region(510000, null, '四川省'),
  region(511921, 510000, '通江县'),
  region(513400, 510000, '凉山彝族自治州'),
  region(370503, null, '河口区'),
  region(370500, null, '东营市'),
  region(430528, null, '新安县'),
  region(140302, 140300, '城区'),
  region(140300, null, '阳泉市')
])
const ids = (text: string) => find(text).map(({ regionId }) => regionId)

test.each([
  ['诸暨市的路灯', [330681]],
  ['诸暨路灯不亮', [330681]],
  ['坑洼 诸暨', [330681]],
  ['我住在通江县，老家在绍兴柯桥', [511921, 330600, 330603]],
  ['内蒙古和广西', [150000, 450000]],
  ['凉山州的学校', [513400]],
  ['凉山彝族自治州', [513400]]
])('regions are found in %s by their names and short names', (text, found) => {
  expect(ids(text)).toEqual(found)
})

test('the longest name is found, and its place in the text as it was written', () => {
  expect(find('請問　諸暨市在哪')).toEqual([{ regionId: 330681, word: '诸暨市', from: 3, to: 6 }])
})

test.each(['造成安全隐患', '朝阳街道', '和平路', '诸暨路12号', '河口堵车', '城区道路', '新安小区', ''])(
  'no region is found in %s',
  text => {
    expect(ids(text)).toEqual([])
  }
)

it('finds an ordinary word only with its kind or beside a region above it', () => {
  expect(ids('朝阳公园')).toEqual([])
  expect(ids('北京朝阳公园')).toEqual([110000, 110105])
  expect(ids('河口区')).toEqual([370503])
  expect(ids('阳泉城区')).toEqual([140300, 140302])
})

it('takes of several regions with one name the one below another place, or the highest', () => {
  expect(ids('鼓楼区停水')).toEqual([])
  expect(ids('鼓楼区，南京的')).toEqual([320106, 320100])
  expect(ids('福州鼓楼区')).toEqual([350100, 350102])
  expect(ids('长春朝阳区')).toEqual([220100, 220104])
  expect(ids('吉林')).toEqual([220000])
  expect(ids('吉林市')).toEqual([220200])
})
