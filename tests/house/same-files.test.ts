import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Files that the web app and the server each have, as neither imports the other. */
const twins = [
  [
    'src/widgets/conversation/lib/tables-as-lines.ts',
    'server/modules/assistants/conversations/sharing/tables-as-lines.ts',
  ],
] as const

it.each(twins)('%s is the same as %s', (web, server) => {
  expect(readFileSync(web, 'utf8')).toBe(readFileSync(server, 'utf8'))
})
