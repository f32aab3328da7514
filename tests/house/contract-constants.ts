import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as assistants from '#contract/assistants-limits'
import * as platform from '#contract/platform-limits'
import { filesBelow } from '../../scripts/stamp.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Each hand-written file of the product with its text. */
export const productFiles = ['src', 'server'].flatMap((folder) =>
  filesBelow(root, folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.|testing|\/migrations\/|db\/schema\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
)

/** `page = 1, search = ''`: a default of a query parameter, which validation fills in. */
export const defaultsIn = (text: string): string[] =>
  text.match(/\b(?:page|limit|search|sort_field|sort_direction)(?:: \w+)? = (?:\d+|'\w*')/g) ?? []

/** `maxLength={64}`, `limit: 1000`, `const longestName = 100`: a limit of a field or of a page. */
export const limitsIn = (text: string): string[] =>
  text.match(
    /\b(?:maxLength|maxRows)=\{\d+\}|\b(?:limit|page_size): 1_?000\b|\bconst \w+(?<!Ms) = 1_?000\b(?!_)|\bconst (?:longest|most|MAX_)(?:\w*(?:Length|LENGTH|Name|Title|Question|Reason))? = \d+/g,
  ) ?? []

const valueLists = new Set(
  [...Object.entries(platform), ...Object.entries(assistants)]
    .filter(([name]) => name.endsWith('Values'))
    .map(([, values]) => JSON.stringify(values)),
)

/** `['metric', 'us']`: the values of an enum, in the same order. */
export const valueListsIn = (text: string): string[] =>
  (text.match(/\[\s*'[^'\]]*'(?:,\s*'[^'\]]*')+,?\s*\]/g) ?? []).filter((list) =>
    valueLists.has(JSON.stringify([...list.matchAll(/'([^']*)'/g)].map(([, value]) => value))),
  )
