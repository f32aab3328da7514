import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns one hash over the names and contents of files and folders, in a stable order. Missing files count as empty.
 * @param {string} root
 * @param {string[]} paths relative to root
 * @param {string[]} [extra] other text that the result depends on
 * @returns {string}
 */
export function hashOf(root, paths, extra = []) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => filesBelow(root, path))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  for (const text of extra) hash.update(`${text}\0`)
  return hash.digest('hex')
}

/**
 * Lists the files of a folder, or the file itself, relative to root and sorted.
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
export function filesBelow(root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(root, join(path, entry.name)) : [join(path, entry.name)]))
}

export function isStamped(file, value) {
  return existsSync(file) && readFileSync(file, 'utf8') === value
}

export function stamp(file, value) {
  writeFileSync(file, value)
}
