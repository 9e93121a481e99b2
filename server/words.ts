export { inWords, type Words } from '@board/schemas/words'
