import { describe, expect, it } from 'vitest'

type Words = Record<string, string>

const english = import.meta.glob<{ en: Words }>('../../src/**/text.ts', { eager: true })
const sources = import.meta.glob<string>('../../src/**/text.ts', { eager: true, query: '?raw', import: 'default' })
const spanish = import.meta.glob<{ text: Words }>('../../src/**/text.es.ts', { eager: true })

/** The keys of different English texts that have the same text in the other language. */
function confusedIn(en: Words, translation: Words): string[] {
  const entries = Object.entries(translation).filter(([key]) => key in en)
  const isConfused = ([key, text]: [string, string]) =>
    entries.some(([other, same]) => same === text && en[other] !== en[key])
  return entries.filter(isConfused).map(([key]) => key)
}

describe('A Spanish text has one meaning within its slice', () => {
  it.each(Object.entries(spanish))('%s', (file, { text }) => {
    expect(confusedIn(english[file.replace('.es.ts', '.ts')]?.en ?? {}, text)).toEqual([])
  })

  it('is checked for every slice with texts, and two actions with one name are found', () => {
    expect(Object.keys(spanish)).toHaveLength(Object.keys(english).length)
    const both = { void: 'Anular', undo: 'Anular', close: 'Cerrar' }
    expect(confusedIn({ void: 'Void', undo: 'Undo', close: 'Close' }, both)).toEqual(['void', 'undo'])
  })
})

it('each slice has a namespace of its own: another with the same name would replace its texts', () => {
  const namespaces = Object.values(sources).flatMap((source) => /defineText\('([^']+)'/.exec(source)?.[1] ?? [])
  expect(namespaces.length).toBeGreaterThan(100)
  expect(namespaces.filter((name, index) => namespaces.indexOf(name) !== index)).toEqual([])
})
