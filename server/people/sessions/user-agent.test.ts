import { expect, it } from 'vitest'
import { browserOf, systemOf } from './user-agent.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; PJA110) AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [`${windows} Chrome/141.0.0.0 Safari/537.36`, 'Chrome 141', 'Windows 10/11'],
  [`${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge 141', 'Windows 10/11'],
  [`${windows} Chrome/86.0 Safari/537.36 SE 2.X MetaSr 1.0`, 'Sogou Browser 1', 'Windows 10/11'],
  [
    'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'Internet Explorer 11',
    'Windows 7'
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox 128', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari 18',
    'macOS'
  ],
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari 18', 'iOS 18'],
  [`${iphone} Mobile/15E148 MicroMessenger/8.0.50`, 'WeChat 8', 'iOS 18'],
  [
    `${android} Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0 miniProgram/wx1`,
    'WeChat Mini Program',
    'Android 14'
  ],
  [`${android} Version/4.0 Chrome/115.0 MQQBrowser/15.2 Mobile Safari/537.36`, 'QQ Browser 15', 'Android 14'],
  [
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0 Safari/537.36 ArkWeb/4.1 Mobile HuaweiBrowser/5.0.4',
    'Huawei Browser 5',
    'HarmonyOS 5'
  ],
  ['curl/8.5.0', 'curl 8', ''],
  ['', '', ''],
  ['\u0000<script>', '', '']
])('%j is read as %s on %s', (userAgent, browser, system) => {
  expect([browserOf(userAgent), systemOf(userAgent)]).toEqual([browser, system])
})
