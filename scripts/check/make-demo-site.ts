/** Fills the demo that journeys run on, while other suites run beside it; `journeys` makes it by itself where it is missing. */
import { main } from '../bootstrap/say.mjs'
import { demoData } from './demo-site.ts'

await main(async () => {
  await demoData()
  return 0
})
