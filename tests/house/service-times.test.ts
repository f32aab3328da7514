import { describe, expect, it } from 'vitest'
import { productFiles } from './contract-constants'

/** A query that uses the table of service periods or the view on it. */
const namesService = (text: string) =>
  /\bservice_period\b|(?:from|join)\s*(?:\(\s*)?['"`]?service\b/i.test(text.replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, ''))

/** The code that decides who serves whom, that starts and ends links, and that sets up a database. */
const mayName = /^server\/(?:access|db|seed|modules\/organizations)\//

describe('only server/access decides who serves whom', () => {
  it.each([
    ".selectFrom('service')",
    ".innerJoin('service as link', 'link.operator_id', 'organization.id')",
    'sql`select from service where true`',
    'sql`\n  join service_period as period on true`',
    ".updateTable('service_period')",
  ])('%s is found', (query) => {
    expect(namesService(query)).toBe(true)
  })

  it.each([
    "import { serves } from './service'",
    ".selectFrom('service_history')",
    "kind: 'service'",
    '// taken from service',
  ])('%s is none of it', (text) => {
    expect(namesService(text)).toBe(false)
  })

  it('no other module queries service periods', () => {
    const naming = productFiles.filter(({ text }) => namesService(text)).map(({ file }) => file)
    expect(naming).toContain('server/access/service.ts')
    expect(naming.filter((file) => !mayName.test(file))).toEqual([])
  })
})
