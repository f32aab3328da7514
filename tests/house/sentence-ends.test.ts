import { describe, expect, it } from 'vitest'
import { productFiles } from './contract-constants'

/** A period that is written after a value without `fillIn`, which leaves it out after "2:00 p.m." */
const addsPeriod = (text: string) => /\}\.(?:\s*<\/|\s*$|`)|\+ ?'\.(?: |')/m.test(text)

describe('a sentence that ends in a value is a text, which ends it in one period', () => {
  it.each(['<p>{t("read")} {at(moment)}.</p>', 'write(`{time}.`)', "words + '.'"])('%s is found', (text) =>
    expect(addsPeriod(text)).toBe(true),
  )

  it('everywhere on the screens', () => {
    const found = productFiles.filter(({ file, text }) => file.startsWith('src/') && addsPeriod(text))
    expect(found.map(({ file }) => file)).toEqual([])
  })
})
