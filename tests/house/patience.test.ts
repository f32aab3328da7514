import { describe, expect, it } from 'vitest'

const tests = import.meta.glob<string>(
  [
    '../../{server,bench,src}/**/{*.test.ts,*.test.tsx,*.stories.tsx,testing.ts,testing.tsx,testing/*.ts,testing/*.tsx}',
    '../{contract,fuzz,house,support}/**/*.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

const ownLimits = (source: string): string[] =>
  source.match(/\{[^{}]*\btimeout: [\d_]+[^{}]*\}|\basyncUtilTimeout: [\d_]+|\bvi\.wait(?:For|Until)\(.*, [\d_]+\)/g) ??
  []

describe('Waiting in a test', () => {
  it('has no limit of its own: it ends with what is awaited, and only what hangs fails', () => {
    const found = Object.entries(tests).flatMap(([file, source]) => ownLimits(source).map((limit) => [file, limit]))
    expect(found.filter(([file]) => !file?.endsWith('/patience.test.ts'))).toEqual([])
  })

  it('that has one is found', () => {
    expect(ownLimits("await screen.findByText('Stored', undefined, {\n  timeout: 4000,\n})")).toHaveLength(1)
    expect(ownLimits('await vi.waitFor(() => expect(sent).toBe(true), 10_000)')).toHaveLength(1)
    expect(ownLimits('configure({ asyncUtilTimeout: 5000 })')).toHaveLength(1)
    expect(ownLimits('await vi.waitFor(() => expect(sent).toBe(true))')).toEqual([])
  })
})
