import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })

/** Callbacks of one call of `mutate`, which are forgotten where its component is taken away before the answer arrives. */
const forgotten = (source: string): string[] =>
  source.match(/\bmutate\((?:(?!\n {0,4}\}\n)[\s\S])*?onSuccess:[^,\n]*\btoast\./g) ?? []

describe('What has been done', () => {
  it('is said, whatever becomes of the component that asked for it', () => {
    const found = Object.entries(sources).flatMap(([file, source]) => forgotten(source).map((call) => [file, call]))
    expect(found).toEqual([])
  })

  it('is told from what would be forgotten', () => {
    expect(forgotten("mutate(line, {\n  onSuccess: () => toast.success(t('inCart')),\n})")).toHaveLength(1)
    expect(forgotten('save.mutate(line, { onSuccess: () => toast.success(text) })')).toHaveLength(1)
    expect(forgotten("useMutation({ ...add, onSuccess: () => toast.success(t('inCart')) })")).toEqual([])
    expect(forgotten('void mutateAsync(line).then(() => toast.success(text))')).toEqual([])
  })
})
