import { describe, expect, it } from 'vitest'
import { defaultsIn, limitsIn, productFiles, valueListsIn } from './contract-constants'

const findingsOf = (find: (text: string) => string[], where: RegExp) =>
  productFiles
    .filter(({ file }) => where.test(file))
    .flatMap(({ file, text }) => find(text).map((found) => `${file}: ${found}`))

describe('constants of the contract are not repeated elsewhere', () => {
  it('the default of a query parameter', () => {
    expect(defaultsIn("const { page = 1, sort_field: field = 'brand', search = '' } = query")).toHaveLength(3)
    expect(productFiles.length).toBeGreaterThan(1000)
    expect(findingsOf(defaultsIn, /\.operations\.ts$/)).toEqual([])
  })

  it('the limit of a field or of a page', () => {
    const planted =
      'const longestName = 100\nlist({ limit: 1000 })\n<TextField maxLength={64} />\nconst allAtOnce = 1000'
    expect(limitsIn(planted)).toHaveLength(4)
    expect(findingsOf(limitsIn, /^src\//)).toEqual([])
  })

  it('the values of an enum', () => {
    expect(valueListsIn("const units = ['metric', 'us'] as const")).toHaveLength(1)
    // Their order is a rule of its own: it expresses severity.
    const rules = [
      "server/modules/maintenance/tasks/task-state.ts: ['OK', 'DUE_SOON', 'DUE', 'OVERDUE']",
      "server/domain/safety-level.ts: ['DANGER', 'WARNING', 'CAUTION']",
      // The sandbox is a program of its own, whose protocol is the provider's.
      "server/sandbox/tax/tax.operations.ts: ['exclusive', 'inclusive', 'inferred_by_currency']",
      // The sides of a record are a rule of access; the contract's enum says who wrote a message.
      ...[
        'access/acts-for.ts',
        'modules/organizations/links/link.ts',
        'modules/organizations/links/notify-link.ts',
        'modules/orders/notify-order-party.ts',
      ].map((file) => `server/${file}: ['dealership', 'operator']`),
    ]
    expect(findingsOf(valueListsIn, /./).filter((found) => !rules.includes(found))).toEqual([])
  })
})
