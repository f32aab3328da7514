import { describe, expect, it } from 'vitest'
import { productFiles } from './contract-constants'

/** A browser writes its own fields by its own language, whatever the reader has chosen, and says nothing that we word. */
const browserField = /type=\{?["'](?:date|datetime-local|month|week|time)["']/
/** A date field in a form without a check would send what is no day. */
const unchecked = /<DateField\b(?:(?!\/>)[\s\S])*?\{\.\.\.register\((?:(?!validate)(?!\/>)[\s\S])*?\/>/

const screens = productFiles.filter(({ file }) => file.startsWith('src/'))
const filesWith = (pattern: RegExp) => screens.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

describe('days and times are typed into fields of the product', () => {
  it('and none of the browser', () => {
    expect(filesWith(browserField)).toEqual([])
  })

  it('which a form checks', () => {
    expect(filesWith(unchecked)).toEqual([])
  })

  it.each([
    ['<TextField label="x" type="date" />', browserField],
    ["<input type={'datetime-local'} />", browserField],
    ['<input type="time" />', browserField],
    ["<DateField label={t('x')} {...register('done_on')} />", unchecked],
  ])('%s is found', (source, pattern) => {
    expect(pattern.test(source)).toBe(true)
  })

  it('a field with its check is none of it', () => {
    expect(unchecked.test("<DateField label={t('x')} {...register('on', { validate: isDay })} />")).toBe(false)
  })
})
