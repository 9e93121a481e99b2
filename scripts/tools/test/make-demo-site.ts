/** Creates the demo site of the journeys while other suites run; `journeys` creates it itself if it is missing. */
import { main } from '../bootstrap/say.mjs'
import { demoData } from './demo-site.ts'

await main(async () => {
  await demoData()
  return 0
})
