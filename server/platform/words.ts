export { translations, type Words } from '@board/schemas/words'
