/**
 * Fills the demo on which journeys run, while other suites run; `journeys` creates it itself if it is
 * missing.
 */
import { main } from '../bootstrap/say.mjs'
import { demoData } from './demo-site.ts'

await main(async () => {
  await demoData()
  return 0
})
