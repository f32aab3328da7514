import { describe, expect, it } from 'vitest'
import { formatFileSize } from './file-size'

describe('File sizes are displayed in KB/MB (specification, section 9)', () => {
  it.each([
    [0, '0 KB'],
    [1, '1 KB'],
    [1024, '1 KB'],
    [1025, '2 KB'],
    [512_000, '500 KB'],
    [1_048_576, '1.0 MB'],
    [12_897_485, '12.3 MB'],
    [209_715_200, '200.0 MB'],
    [2_147_483_648, '2,048.0 MB'],
  ])('%i bytes read %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text)
  })

  it('never reads 1,024 KB just below a megabyte', () => {
    expect(formatFileSize(1_048_575)).toBe('1.0 MB')
  })

  it('uses the reader’s decimal mark', () => {
    expect(formatFileSize(12_897_485, 'de-DE')).toBe('12,3 MB')
  })
})
