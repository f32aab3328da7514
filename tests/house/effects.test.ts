import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../../src/**/*.{ts,tsx}', '../../.storybook/**/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Effects that return what a call on an element returns: React calls that at the end, also where it is a promise. */
const returning = (source: string): string[] =>
  source.match(/use(?:Layout)?Effect\(\(\) => (?!void\b)[\w.?]*\.current\b.*/g) ?? []

describe('An effect', () => {
  it('does not return what a browser gives it', () => {
    const found = Object.entries(sources).flatMap(([file, source]) => returning(source).map((effect) => [file, effect]))
    expect(found).toEqual([])
  })

  it('that does is found, with and without a condition', () => {
    expect(returning('useEffect(() => form.current?.scrollIntoView(), [])')).toHaveLength(1)
    expect(returning('useLayoutEffect(() => field.current.focus(), [])')).toHaveLength(1)
    expect(returning('useEffect(() => void form.current?.scrollIntoView(), [])')).toEqual([])
    expect(returning('useEffect(() => () => clearTimeout(pause.current), [])')).toEqual([])
  })
})
