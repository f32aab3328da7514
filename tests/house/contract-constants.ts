import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesBelow } from '../../scripts/stamp.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Each file of the product that is written by hand, with its text. */
export const productFiles = ['src', 'server'].flatMap((folder) =>
  filesBelow(root, folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.|testing|\/migrations\/|db\/schema\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
)

/** `page = 1, search = ''`: a default of a query parameter, which validation has filled in already. */
export const defaultsIn = (text: string): string[] =>
  text.match(/\b(?:page|limit|search|sort_field|sort_direction)(?:: \w+)? = (?:\d+|'\w*')/g) ?? []
