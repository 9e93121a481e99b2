/**
 * Replaces the package `object.entries` in the build (vite.config.ts), on which the translations depend. Every browser
 * that runs the console has the function itself, and the package is larger than the translations.
 */
module.exports = Object.entries
