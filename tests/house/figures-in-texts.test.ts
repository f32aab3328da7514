import { describe, expect, it } from 'vitest'

type Words = Record<string, string>

const texts = {
  ...import.meta.glob<{ en: Words }>('../../src/**/text.ts', { eager: true, import: 'en' }),
  ...import.meta.glob<{ text: Words }>('../../src/**/text.es.ts', { eager: true, import: 'text' }),
}

/** Dates of files and names of standards; figures within braces are written by the reader's region. */
const withoutSigns = (text: string) => text.replace(/\{\{[^}]*\}\}|\d{1,2}\.\d{1,2}\.\d{4}|\bAEMP 2\.0/g, '')

/** A figure whose sign would be that of one region alone. */
const hasFigure = (text: string) => /\d[.,]\d|\d[\s\u00a0\u202f]\d{3}\b/.test(withoutSigns(text))

describe('figures in texts are written as {{1250.5}}, which follows the region of the reader', () => {
  it.each(['such as 1250.5.', 'por ejemplo 8,25.', 'up to 250,000 rows', 'hasta 250 000 filas'])(
    '%s is found',
    (text) => {
      expect(hasFigure(text)).toBe(true)
    },
  )

  it.each(['such as {{1250.5}}.', '{{count}} of 3.', 'as 15.03.2026 or 2026-03-15', 'called AEMP 2.0).'])(
    '%s is none',
    (text) => {
      expect(hasFigure(text)).toBe(false)
    },
  )

  it('in every slice; only the choice of a sign shows both', () => {
    const found = Object.entries(texts).flatMap(([file, words]) =>
      Object.entries(words)
        .filter(([key, text]) => !key.startsWith('sign_') && hasFigure(String(text)))
        .map(([key]) => `${file}: ${key}`),
    )
    expect(Object.keys(texts).length).toBeGreaterThan(200)
    expect(found).toEqual([])
  })
})
