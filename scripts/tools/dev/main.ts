/** The process behind `npm run dev`. */
import { main } from '../bootstrap/say.mjs'
import { develop } from './develop.ts'

await main(develop)
process.exit()
