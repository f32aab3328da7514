import { describe, expect, it } from 'vitest'
import type { Unit } from '../../finding/scoring/unit'
import { tableMarkdown } from './table-markdown'

const row = (...cells: string[]): Unit => ({
  kind: 'row',
  text: '',
  own: '',
  boxes: [],
  columns: ['Item', 'Notes', 'Value'],
  cells,
})

describe('tableMarkdown', () => {
  it('writes rows under their titles, without empty columns', () => {
    expect(tableMarkdown([row('Nut', '', '610 Nm'), row('Bolt', '', '48 Nm')])).toBe(
      '| Item | Value |\n| --- | --- |\n| Nut | 610 Nm |\n| Bolt | 48 Nm |',
    )
  })

  it('escapes pipes and line breaks in cells', () => {
    expect(tableMarkdown([row('Oil', '-15 °C', '1. b')])).toContain('| Oil | -15 °C | 1. b |')
    expect(tableMarkdown([row('a|b', 'c\nd', '')])).toBe('| Item | Notes |\n| --- | --- |\n| a\\|b | c d |')
  })
})
