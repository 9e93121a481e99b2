/**
 * Replaces the package `inflection` in the build (vite.config.ts). react-admin makes an English name of a resource or field
 * with it where the texts have none; ours have a name for each, and the package's lists of irregular words would be on
 * every page.
 */
const same = (word: string): string => word

export {
  same as capitalize,
  same as humanize,
  same as inflect,
  same as pluralize,
  same as singularize,
  same as transform
}
